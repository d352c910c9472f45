import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { Match, redact, seeded } from '@trick-bento/kit'
import { commitmentTo, dealSeed, fairDeal } from '@trick-bento/kit/fair'
import { type StreamMessage, streamMessageSchema } from '@trick-bento/protocol'
import { Client } from '../testing/client.ts'
import { gameOf, gather, playAlong } from '../testing/player.ts'
import { openTestServer } from '../testing/test-server.ts'

const PERSONS = { 'gummi-trick': 4, bannish: 3, gudetama: 2, 'sushi-trick': 1 } as Record<string, number>

for (const { id } of games) {
  test(`${id}: ${PERSONS[id]} programs and bots play a whole game over HTTP, with a spectator`, async (t) => {
    const { origin } = await openTestServer(t)
    const clients = Array.from({ length: PERSONS[id]! }, () => new Client(origin))
    const table = await gather(clients, { game: id, seats: 4 })
    const watching = playAlong(new Client(origin), table, -1)
    const random = seeded(id)
    const playing = clients.map((client, seat) =>
      playAlong(client, table, seat, { choose: (moves) => moves[random.below(moves.length)]! }),
    )
    await clients[0]!.insist(table, { type: 'start' })
    const players = await Promise.all([watching, ...playing])

    const { phase, commitment, turn, sitters } = await clients[0]!.glance(table)
    assert.deepEqual([phase, turn], ['over', -1])
    assert.deepEqual(
      sitters.map(({ kind }) => kind),
      Array.from({ length: 4 }, (_, seat) => (seat < clients.length ? 'person' : 'bot')),
    )
    for (const { messages } of players) {
      assert.deepEqual(
        messages.map(({ number }) => number),
        [...messages.keys()],
      )
      for (const message of messages) {
        assert.deepEqual(streamMessageSchema.parse(message), message, 'the message matches its schema')
      }
    }

    // The deal can be verified: the secret matches the commitment, all values are included, and the cards follow.
    const { secret, values } = revealedIn(players[0]!.messages)
    assert.equal(commitmentTo(secret), commitment)
    assert.deepEqual(
      values,
      clients.map((_, seat) => `value ${seat}`),
    )
    const game = await gameOf(clients[0]!, table)
    const seed = dealSeed(secret, values)
    for (const { messages, view } of players) {
      const dealt = new Match(game, (round) => fairDeal(seed, round)).events
      const expected = dealt.map((event) => redact(game.layout, event, view.seat))
      const received = messages.flatMap(({ events }) => events)
      assert.deepEqual(received.slice(0, expected.length), expected)
      assert.ok(view.table.roundOver)
    }
  })
}

test('a client that reconnects receives exactly the messages that it missed', async (t) => {
  const { origin } = await openTestServer(t)
  const client = new Client(origin)
  const table = await gather([client], { game: 'gummi-trick', seats: 4 })
  const playing = playAlong(client, table, 0)
  await client.insist(table, { type: 'start' })
  const { messages } = await playing
  for (const last of [-1, 0, 5, messages.length - 2]) {
    const missed: StreamMessage[] = []
    // The header, which browsers send automatically, overrides the query.
    const stream = last < 0 ? client.listen(table) : client.listen(table, 2, last)
    for await (const message of stream) {
      missed.push(message)
      if (message.number === messages.length - 1) break
    }
    assert.deepEqual(missed, messages.slice(last + 1))
  }
})

const revealedIn = (messages: readonly StreamMessage[]) => {
  const { entry } = messages.at(-1)!
  assert.equal(entry.type, 'revealed')
  return entry as Extract<StreamMessage['entry'], { type: 'revealed' }>
}
