import { games } from '@trick-bento/games'
import { type Game, legal, type Move, makeMove, must, type Seat, View } from '@trick-bento/kit'
import type { StreamMessage } from '@trick-bento/protocol'
import type { Client, Reply } from './client.ts'

export interface Player {
  readonly client: Client
  readonly view: View
  /** All that the stream told. */
  readonly heard: readonly StreamMessage[]
}
export interface Habits {
  /** One of the legal moves. */
  readonly choose?: (moves: readonly Move[], view: View) => Move
  /** Before every move. */
  readonly before?: (view: View) => Promise<unknown>
  readonly after?: (reply: Reply) => void
  /** Enough of it. */
  readonly until?: (told: StreamMessage) => boolean
}

/** Plays at a seat until the game is over, from what the stream tells and nothing else; a spectator just watches. */
export async function playAlong(client: Client, table: string, seat: Seat | -1, habits: Habits = {}): Promise<Player> {
  const { choose = ([first]) => first!, until = ({ entry }) => entry.type === 'revealed' } = habits
  const heard: StreamMessage[] = []
  const view = new View(await gameOf(client, table), seat)
  for await (const told of client.listen(table)) {
    heard.push(told)
    for (const event of told.events) view.fold(event)
    if (until(told)) break
    if (!view.table.isActing(seat) || told.entry.type === 'said') continue
    await habits.before?.(view)
    const move = makeMove(view.game, view.table.phase, choose([...legal(view.game, view.table, seat)], view))
    const reply = await client.command(table, { type: 'play', move }, { number: told.number + 1 })
    habits.after?.(reply)
    if (reply.status !== 200 && reply.json?.code !== 'conflict') throw new Error(reply.text)
  }
  return { client, view, heard }
}

export async function gameOf(client: Client, table: string): Promise<Game> {
  const { game, seats, options } = await client.glance(table)
  return must(games.find(({ id }) => id === game)!.at(seats, options))
}

interface Settings {
  readonly game: string
  readonly seats: number
  readonly [setting: string]: unknown
}

/** A table at which these sit, the first of them as host, and bots at the other seats. */
export async function gather(clients: readonly Client[], settings: Settings): Promise<string> {
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
