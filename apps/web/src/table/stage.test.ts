import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type GameKind, legal, Match, must, seeded } from '@trick-bento/kit'
import { screenOf } from '../games.ts'
import type { Flight } from './motion/flights.ts'
import { type Animator, type Pause, Stage, type Viewer } from './stage.ts'

interface Seen {
  readonly pauses: Pause[]
  readonly cries: string[]
  readonly flights: Flight[]
}

/** A whole game at random, watched step by step. */
async function watch(
  kind: GameKind,
  viewer: Viewer,
  seed: string,
  look: (stage: Stage, match: Match) => void = () => {},
) {
  const game = must(kind.at(kind.seats.usual))
  const match = new Match(game, seed)
  const stage = new Stage(game, screenOf(kind), viewer, () => match.events)
  const seen: Seen = { pauses: [], cries: [], flights: [] }
  const animator: Animator = {
    prepare(flights) {
      seen.flights.push(...flights)
      return async () => look(stage, match)
    },
    async rest(pause) {
      seen.pauses.push(pause)
    },
    async cry(moment) {
      seen.cries.push(moment)
    },
  }
  stage.animator = animator
  const random = seeded(seed)
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    else {
      const seat = match.table.turn
      must(match.play(seat, legal(game, match.table, seat).pick(random)))
    }
    await stage.catchUp()
    look(stage, match)
  }
  return { match, stage, seen }
}

for (const kind of games) {
  test(`${kind.id}: the screen never shows a card that does not lie open to the one who looks`, async () => {
    const check = (stage: Stage): void => {
      const { picture, game, view } = stage
      for (const { seat, hand, piles } of picture.value.seats) {
        if (seat !== 0) assert.deepEqual(hand.cards, [], `a card in the hand of seat ${seat}`)
        for (const { zone, place, cards } of piles) {
          if (!view.sees(place)) assert.deepEqual(cards, [], `a card in ${zone} of seat ${seat}`)
        }
      }
      for (const { seat, covered, card } of picture.value.trick) {
        if (covered && seat !== 0) assert.equal(card, -1, `${game.deck.name(card)} lies face down`)
      }
    }
    for (const seed of ['a', 'b', 'c']) await watch(kind, 0, seed, check)
  })

  test(`${kind.id}: a screen that jumps shows what one that watched shows`, async () => {
    for (const viewer of [0, 1, -1, 'all'] as const) {
      const { match, stage } = await watch(kind, viewer, 'jump')
      const other = new Stage(stage.game, stage.screen, viewer, () => match.events)
      other.jump(match.events.length)
      assert.deepEqual(other.picture.value, stage.picture.value)
      assert.deepEqual(other.lastTrick.value, stage.lastTrick.value)
      other.jump(5)
      other.jump(match.events.length)
      assert.deepEqual(other.picture.value, stage.picture.value)
    }
  })

  test(`${kind.id}: every trick is shown before it is cleared away, and everybody's card is in it`, async () => {
    const { match, seen } = await watch(kind, -1, 'tricks')
    const { layout } = match.game
    let tricks = 0
    let isNew = true
    for (const event of match.events) {
      if (event.type === 'choose') isNew = true
      if (event.type !== 'move' || event.from !== layout.trick || !isNew) continue
      tricks++
      isNew = false
    }
    assert.equal(seen.pauses.length, tricks)
  })

  test(`${kind.id}: with all hands open, every card is somewhere`, async () => {
    await watch(kind, 'all', 'open', ({ picture, game }, match) => {
      if (match.table.roundOver) return
      for (const { seat, hand } of picture.value.seats) {
        assert.equal(hand.hidden, 0, `hidden cards in the hand of seat ${seat} of ${game.id}`)
      }
    })
  })
}

test('of a finished trick, each colour has a winner in Gummi Trick', async () => {
  const { seen } = await watch(gummiTrick, -1, 'colours')
  for (const { outcomes, points } of seen.pauses) {
    assert.equal(outcomes.length, 4)
    assert.ok(outcomes.some(({ won }) => won))
    assert.ok(outcomes.filter(({ won }) => won).every(({ taker }) => points[taker] > 0))
  }
})

test('a flipped card turns over on its way', async () => {
  const { match, seen } = await watch(gummiTrick, 0, 'flips')
  const flips = match.events.filter((event) => event.type === 'play' && event.from !== event.seat)
  assert.ok(flips.length > 0)
  assert.equal(seen.flights.filter(({ turns, dealt }) => turns && !dealt).length, flips.length)
})

test('the moments of the games are cried out, each once', async () => {
  const cries = async (kind: GameKind, count: number): Promise<string[]> => {
    const all = new Set<string>()
    for (let seed = 0; seed < count; seed++) {
      const { seen, match } = await watch(kind, -1, `moment ${seed}`)
      for (const cry of seen.cries) all.add(cry)
      if (kind === gudetama) assert.equal(seen.cries.length, match.table.round, 'one cry a round, at its last trick')
    }
    return [...all].sort()
  }
  assert.ok((await cries(bannish, 3)).includes('bannish'))
  assert.deepEqual(await cries(gudetama, 100), ['last-trick', 'one'])
  assert.deepEqual(await cries(sushiTrick, 40), ['meld', 'penalty', 'reversal'])
})

test('trumps are turned over together', async () => {
  const { match, seen } = await watch(sushiTrick, -1, 'trumps')
  assert.ok(match.events.some(({ type }) => type === 'reveal'))
  assert.ok(seen.flights.some(({ from, to }) => 'inTrick' in from && 'inTrick' in to && from.inTrick === to.inTrick))
})

test('whoever wins a trick of BANNISH!! and which card they take is seen before it is cleared away', async () => {
  const { match, seen } = await watch(bannish, -1, 'prizes')
  const prizes = match.events.filter(
    (event) => event.type === 'move' && event.from === match.game.layout.trick && isPrize(match, event.to),
  )
  const shown = seen.pauses.filter(({ outcomes }) => outcomes.some(({ taker }) => taker >= 0))
  assert.equal(shown.length, prizes.length)
  for (const { outcomes } of shown) {
    assert.equal(outcomes.filter(({ taker }) => taker >= 0).length, 1, 'one card is taken')
    assert.equal(outcomes.filter(({ won }) => won).length, 1, 'one card has won')
  }
})

const isPrize = ({ game }: Match, place: number): boolean => game.layout.places[place].zone === 'prizes'

test('points of a round are not shown as points of its last trick', async () => {
  const { seen } = await watch(sushiTrick, -1, 'points')
  for (const { points } of seen.pauses) assert.deepEqual(points, [0, 0, 0, 0])
})
