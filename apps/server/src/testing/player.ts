import { games } from '@trick-bento/games'
import { type Game, legal, type Move, makeMove, must, type Seat, View } from '@trick-bento/kit'
import type { NewTable, StreamMessage } from '@trick-bento/protocol'
import type { Client, Reply } from './client.ts'

export interface Player {
  readonly client: Client
  readonly view: View
  /** All messages of the stream. */
  readonly messages: readonly StreamMessage[]
}
export interface Strategy {
  /** Chooses one of the legal moves; the first one by default. */
  readonly choose?: (moves: readonly Move[], view: View) => Move
  /** Is called before every move. */
  readonly before?: (view: View) => Promise<unknown>
  readonly after?: (reply: Reply) => void
  /** Stops playing; by default at the end of the game. */
  readonly until?: (message: StreamMessage) => boolean
}

/** Plays at a seat until the game is over, with the messages of the stream only. A spectator (-1) just reads them. */
export async function playAlong(
  client: Client,
  table: string,
  seat: Seat | -1,
  strategy: Strategy = {},
): Promise<Player> {
  const { choose = ([first]) => first!, until = ({ entry }) => entry.type === 'revealed' } = strategy
  const messages: StreamMessage[] = []
  const view = new View(await gameOf(client, table), seat)
  for await (const message of client.listen(table)) {
    messages.push(message)
    for (const event of message.events) view.fold(event)
    if (until(message)) break
    if (!view.table.isActing(seat) || message.entry.type === 'said') continue
    await strategy.before?.(view)
    const move = makeMove(view.game, view.table.phase, choose([...legal(view.game, view.table, seat)], view))
    const reply = await client.command(table, { type: 'play', move }, { number: message.number + 1 })
    strategy.after?.(reply)
    if (reply.status !== 200 && reply.json?.code !== 'conflict') throw new Error(reply.text)
  }
  return { client, view, messages }
}

export async function gameOf(client: Client, table: string): Promise<Game> {
  const { game, seats, options } = await client.glance(table)
  return must(games.find(({ id }) => id === game)!.at(seats, options))
}

/** Opens a table where the clients have the first seats, the first one as host, and bots have the others. */
export async function gather(clients: readonly Client[], settings: NewTable): Promise<string> {
  const [host, ...others] = clients
  const table = await host!.open({ ...settings, name: 'Player 0', value: 'value 0' })
  for (const [i, client] of others.entries()) {
    await client.insist(table, { type: 'sit', seat: i + 1, name: `Player ${i + 1}`, value: `value ${i + 1}` })
  }
  for (let seat = clients.length; seat < settings.seats; seat++) {
    await host!.insist(table, { type: 'seat-bot', seat, level: 'casual' })
  }
  return table
}
