import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNSEEN } from '@trick-bento/kit'
import type { RoundHands } from '@trick-bento/protocol'
import { Client } from '../../testing/client.ts'
import { gather, type Player, playAlong } from '../../testing/player.ts'
import { openTestServer } from '../../testing/test-server.ts'

const TWO_ROUNDS = { game: 'sushi-trick', seats: 3, options: { rounds: 2 }, openHands: true }

/** The hands of a seat, round by round, from the events of that seat. */
function dealtTo({ view, messages }: Player): string[][] {
  const { deck, stock } = view.game.layout
  return messages.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'move' && event.from === stock && event.to === view.seat
        ? [event.cards.map((card) => (card === UNSEEN ? '?' : deck.name(card))).sort()]
        : [],
    ),
  )
}

test('the server shows all hands of finished rounds if the host allows it', async (t) => {
  const { origin } = await openTestServer(t)
  const clients = Array.from({ length: 3 }, () => new Client(origin))
  const watcher = new Client(origin)
  const table = await gather(clients, TWO_ROUNDS)
  const hands = async (): Promise<RoundHands[]> => (await watcher.get(`/api/tables/${table}/hands`)).json.rounds
  const seen = new Set<string>()
  const before = async ({ table: { round } }: { table: { round: number } }): Promise<void> => {
    const shown = (await hands()).map((each) => each.round)
    assert.ok(
      shown.every((each) => each < round),
      `round ${round} shows ${shown}`,
    )
    seen.add(`${round}: ${shown}`)
  }
  assert.deepEqual(await hands(), [])
  const playing = clients.map((client, seat) => playAlong(client, table, seat, { before }))
  await clients[0]!.insist(table, { type: 'start' })
  const players = await Promise.all(playing)
  assert.deepEqual([...seen].sort(), ['1: ', '2: 1'])
  const all = await hands()
  assert.deepEqual(
    all.map(({ hands }) => hands.map((hand) => [...hand].sort())),
    [0, 1].map((round) => players.map((player) => dealtTo(player)[round])),
  )
})
