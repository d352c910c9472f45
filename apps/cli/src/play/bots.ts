import { Worker } from 'node:worker_threads'
import type { Level } from '@trick-bento/bots'
import { MatchBots, newcomerThought, nodePort, type TableSpec } from '@trick-bento/play'
import type { People } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { paint } from '../style.ts'

const startWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url))

/** Bots of these levels at the seats after the person's. What happens to their worker is printed. */
export function seatBots(table: TableSpec, levels: readonly Level[], people: People, seed: string): MatchBots {
  const failed = new Set<number>()
  return new MatchBots({
    open: nodePort(startWorker),
    startTimer(run, milliseconds) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    table,
    levels: [undefined, ...levels.map(({ name }) => name)],
    seed,
    loadNewcomer: async () => newcomerThought,
    onTrouble(seat, trouble) {
      if (failed.has(seat)) return
      if (trouble === 'failed') failed.add(seat)
      console.log(paint(`  ${words().play.workers[trouble](people.who(seat))}`, 'dim'))
    },
    onError(error) {
      if (process.env.BENTO_DEBUG) console.error(error)
    },
  })
}
