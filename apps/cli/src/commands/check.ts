import { type GameKind, range } from '@trick-bento/kit'
import { checkContract, contract } from '@trick-bento/kit/contract'
import type { Command } from 'commander'
import { seatedAs, type TableSettings, wholeNumber, withTable } from '../arguments.ts'
import { failure } from '../command-error.ts'
import { findGame } from '../games.ts'
import { gameTexts, words } from '../i18n/index.ts'
import { Progress } from '../progress.ts'
import { paint } from '../style.ts'

const MOST_GAMES = 10_000

export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description('play many random games and check that a game keeps all promises of the kit')
    .argument('<game>', 'a game or a file with one')
  withTable(command)
    .option('--games <n>', 'number of games for each promise', wholeNumber(1, MOST_GAMES), 20)
    .action(check)
}

async function check(name: string, settings: TableSettings & { readonly games: number }): Promise<void> {
  const kind = await findGame(name)
  const { seed = 'check', games } = settings
  let broken = 0
  for (const seats of seatCounts(kind, settings)) {
    const game = seatedAs(kind, { ...settings, seats })
    const progress = new Progress(contract.length * games, words().progress.games)
    const verdicts = checkContract(game, games, seed, () => progress.step())
    progress.clear()
    console.log(paint(words().check.title(gameTexts(kind).title, seats), 'bold'))
    for (const verdict of verdicts) {
      console.log(`  ${verdict.broken === undefined ? paint('✔', 'green') : paint('✖', 'red')} ${verdict.clause}`)
      if (verdict.broken !== undefined) console.log(`      ${verdict.broken}`)
    }
    broken += verdicts.filter((verdict) => verdict.broken !== undefined).length
  }
  if (broken > 0) throw failure(`${broken} ${broken === 1 ? 'promise is' : 'promises are'} broken`)
}

const seatCounts = ({ seats }: GameKind, settings: TableSettings): number[] =>
  settings.seats === undefined ? range(seats.least, seats.most) : [settings.seats]
