import { once } from 'node:events'
import { setImmediate as handleEvents } from 'node:timers/promises'
import { type Game, legal, Match, makeRecord, seeded } from '@trick-bento/kit'
import type { Command } from 'commander'
import { findTable, randomSeed, type TableSettings, wholeNumber, withTable } from '../arguments.ts'
import { failure } from '../command-error.ts'
import { WholeFile } from '../files.ts'
import { words } from '../i18n/index.ts'
import { Progress } from '../progress.ts'

const MOST_GAMES = 1_000_000
/** A game with more decisions than this is considered endless. */
const ENDLESS = 100_000
/** After this time the event loop runs once, so that Ctrl-C and a closed pipe are noticed. */
const MILLISECONDS_WITHOUT_EVENTS = 20

interface Settings extends TableSettings {
  readonly games: number
  readonly annotate?: true
  readonly out?: string
}

export function addSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('play whole games at random and write their records to standard output, one per line')
    .argument('<game>', 'a game or a file with one')
  withTable(command)
    .option('--games <k>', 'number of games', wholeNumber(1, MOST_GAMES), 1)
    .option('--annotate', 'include the legal moves of every decision')
    .option('--out <file>', 'write to this file instead; it appears when it is complete')
    .action(simulate)
}

async function simulate(name: string, settings: Settings): Promise<void> {
  const game = await findTable(name, settings)
  const { games, seed = randomSeed(), annotate, out } = settings
  const file = out === undefined || out === '-' ? undefined : new WholeFile(out)
  if (settings.seed === undefined) console.error(words().seed(seed))
  const progress = new Progress(games, words().progress.games)
  let handledAt = performance.now()
  for (let i = 0; i < games; i++) {
    const gameSeed = `${seed}-${i}`
    const record = makeRecord(playAtRandom(game, gameSeed), { seed: gameSeed, ...(annotate && { annotate }) })
    const line = `${JSON.stringify(record)}\n`
    if (file !== undefined) file.write(line)
    else if (!process.stdout.write(line)) await once(process.stdout, 'drain')
    progress.step()
    if (performance.now() - handledAt > MILLISECONDS_WITHOUT_EVENTS) {
      await handleEvents()
      handledAt = performance.now()
    }
  }
  progress.clear()
  file?.finish()
}

function playAtRandom(game: Game, seed: string): Match {
  const match = new Match(game, seed)
  const random = seeded(`${seed}/moves`)
  while (!match.over) {
    if (match.decisions.length > ENDLESS) throw failure(`${game.kind.title} has not ended after ${ENDLESS} decisions`)
    if (match.betweenRounds) match.nextRound()
    const seat = match.table.turn
    match.play(seat, legal(game, match.table, seat).pick(random))
  }
  return match
}
