import { Match, perft } from '@trick-bento/kit'
import type { Command } from 'commander'
import { findTable, randomSeed, type TableSettings, wholeNumber, withTable } from '../arguments.ts'
import { words } from '../i18n/index.ts'
import { paint } from '../style.ts'
import { padStart } from '../width.ts'

const DEEPEST = 60

export function addPerft(program: Command): void {
  const command = program
    .command('perft')
    .description('count the positions that can follow from a deal: a fingerprint of the rules')
    .argument('<game>', 'a game or a file with one')
  withTable(command).option('--depth <d>', 'number of moves', wholeNumber(1, DEEPEST), 3).action(count)
}

async function count(name: string, settings: TableSettings & { readonly depth: number }): Promise<void> {
  const game = await findTable(name, settings)
  const { depth: deepest, seed = randomSeed() } = settings
  if (settings.seed === undefined) console.error(words().seed(seed))
  const { table } = new Match(game, seed)
  for (let depth = 1; depth <= deepest; depth++) {
    const start = performance.now()
    const positions = perft(game, table, depth)
    // The time is only shown at a terminal, so that programs always read the same output.
    const time = process.stdout.isTTY ? paint(`  ${((performance.now() - start) / 1000).toFixed(2)} s`, 'dim') : ''
    console.log(`${padStart(String(depth), 2)}  ${padStart(String(positions), 14)}${time}`)
  }
}
