import { adviser, type Bot, type Budget, levelBot, levelBudget } from '@trick-bento/bots'
import { type Game, View, Xoshiro } from '@trick-bento/kit'
import type { BotRequest, TableSpec } from './bot-messages.ts'
import type { BotWorkerPort } from './bot-port.ts'

interface SeatedBot {
  readonly view: View
  readonly bot: Bot
  readonly budget: Budget
}

/** Where a worker finds its games and the time. */
export interface BotServices {
  /** The game of a table; throws if there is none. */
  gameOf(table: TableSpec): Game | Promise<Game>
  /** Milliseconds from any start. */
  readonly clock: () => number
}

/** Answers requests in a worker. It keeps one view per seat, level and purpose; the driver sends one request at a time. */
export function serveBot(port: BotWorkerPort, { gameOf, clock }: BotServices): void {
  const seated = new Map<string, SeatedBot>()

  async function botFor({ table, seat, level, from, advice }: BotRequest): Promise<SeatedBot> {
    const key = `${seat} ${level} ${advice}`
    const known = seated.get(key)
    if (from > 0 && known !== undefined) return known
    const game = await gameOf(table)
    const bot = advice ? adviser(game) : levelBot(game, level)
    const made = { view: new View(game, seat), bot, budget: levelBudget(game, level, { clock }) }
    seated.set(key, made)
    return made
  }

  async function answer(request: BotRequest): Promise<void> {
    const { id, from, events, random } = request
    try {
      const { view, bot, budget } = await botFor(request)
      if (view.read !== from) throw new Error(`the view has ${view.read} events, but the request continues at ${from}`)
      for (const event of events) view.fold(event)
      port.post({ id, thought: bot(view, budget, new Xoshiro(...random)) })
    } catch (error) {
      port.post({ id, error: (error instanceof Error && error.stack) || String(error) })
    }
  }

  port.onRequest((request) => void answer(request))
}
