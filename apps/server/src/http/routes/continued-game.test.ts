import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { legal, Match, makeMove, must, redact, seeded } from '@trick-bento/kit'
import { dealSeed, fairDeal } from '@trick-bento/kit/fair'
import { Client } from '../../testing/client.ts'
import { playAlong } from '../../testing/player.ts'
import { openTestServer } from '../../testing/test-server.ts'

const SEED = 'a deal of the host'

/** A game on one device, played with random moves until `isEnough`. */
function begun(game: string, options: object, isEnough: (match: Match) => boolean) {
  const match = new Match(must(games.find(({ id }) => id === game)!.at(3, options)), SEED)
  const random = seeded(game)
  const moves: string[] = []
  while (!isEnough(match)) {
    if (match.betweenRounds) match.nextRound()
    const { turn, phase } = match.table
    const move = legal(match.game, match.table, turn).pick(random)
    moves.push(makeMove(match.game, phase, move))
    must(match.play(turn, move))
  }
  return { match, moves }
}

for (const [where, isEnough] of [
  ['mid-round', (match: Match) => match.table.round === 2 && match.decisions.length % 7 === 5],
  ['between two rounds', (match: Match) => match.betweenRounds],
] as const) {
  test(`a game that began on one device continues online, ${where}`, async (t) => {
    const { origin } = await openTestServer(t)
    const [host, friend] = [new Client(origin), new Client(origin)]
    const options = { rounds: 3 }
    const { match, moves } = begun('sushi-trick', options, isEnough)
    const table = await host.open({
      game: 'sushi-trick',
      seats: 3,
      options,
      name: 'Host',
      value: 'mine',
      bots: [1, 2].map((seat) => ({ seat, level: 'newcomer' })),
      origin: { seed: SEED, moves },
    })
    const rounds = match.table.round
    assert.equal((await friend.glance(table)).dealtByHost, rounds)
    await friend.insist(table, { type: 'sit', seat: 1, name: 'Friend', value: 'theirs' })
    await host.insist(table, { type: 'start' })
    const players = await Promise.all([host, friend].map((client, seat) => playAlong(client, table, seat)))
    const beforeTheEnd = players[1]!.messages.filter(({ entry }) => entry.type !== 'revealed')
    assert.ok(!JSON.stringify(beforeTheEnd).includes(SEED), 'the stream does not contain the seed before the end')

    const { entry } = players[0]!.messages.at(-1)!
    assert.equal(entry.type, 'revealed')
    const { secret, values, origin: revealedOrigin } = entry as Extract<typeof entry, { type: 'revealed' }>
    assert.deepEqual([values, revealedOrigin], [['mine', 'theirs'], { seed: SEED, rounds }])
    for (const { messages, view } of players) {
      const events = messages.flatMap((each) => each.events)
      const before = match.events.map((event) => redact(match.game.layout, event, view.seat))
      assert.deepEqual(events.slice(0, before.length), before, 'the stream contains the events from before')
      const fair = new Match(match.game, (round) => fairDeal(dealSeed(secret, values), round))
      while (fair.table.round < 3) {
        while (!fair.betweenRounds)
          must(fair.play(fair.table.turn, legal(fair.game, fair.table, fair.table.turn).first))
        fair.nextRound()
      }
      const dealtLast = (all: typeof events) => all.slice(all.findLastIndex(({ type }) => type === 'round')).slice(1, 2)
      assert.deepEqual(
        dealtLast(events),
        dealtLast(fair.events.map((event) => redact(fair.game.layout, event, view.seat))),
        'later rounds are dealt from the secret and the values',
      )
    }
  })
}

test('the server refuses to continue a game that is over or impossible', async (t) => {
  const { origin } = await openTestServer(t)
  const host = new Client(origin)
  const { moves } = begun('gummi-trick', {}, (match) => match.over)
  const asked = (some: readonly string[]) =>
    host.post('/api/tables', { game: 'gummi-trick', seats: 3, origin: { seed: SEED, moves: some } })
  for (const [some, why] of [
    [moves, /^origin: the game is over already\.$/],
    [[...moves, moves[0]!], /^origin: move \d+ of the game, ".+", comes after its end\.$/],
    [[moves[0]!, moves[0]!], /^origin: move 2 of the game: /],
    [['__proto__'], /^origin: move 1 of the game, "__proto__", is not a move\.$/],
  ] as const) {
    const { status, json } = await asked(some)
    assert.deepEqual([status, json.code], [400, 'bad-request'])
    assert.match(json.message, why)
  }
})
