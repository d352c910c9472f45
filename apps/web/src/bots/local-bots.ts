import type { Seat } from '@trick-bento/kit'
import { MatchBots, type WorkerTrouble, webPort } from '@trick-bento/play'
import type { Plan } from '../session/plan.ts'

const startWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })

/** The bots of a game on this device, in a Web Worker. */
export function localBots(
  { game, players, options, seed }: Plan,
  onTrouble: (seat: Seat, trouble: WorkerTrouble) => void,
): MatchBots {
  return new MatchBots({
    open: webPort(startWorker),
    startTimer(run, milliseconds) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    table: { game, seats: players.length, options },
    levels: players.map((player) => (player.kind === 'bot' ? player.level : undefined)),
    seed,
    loadNewcomer: async () => (await import('./fallback-bot.ts')).newcomerThought,
    onTrouble,
  })
}
