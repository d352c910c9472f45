import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { momentOf } from '@trick-bento/games/screens'
import { type GameKind, legal, Match, must, seeded } from '@trick-bento/kit'
import { screenOf } from '../games.ts'
import type { Flight } from './motion/flight-plan.ts'
import { leavesTrick } from './motion/steps.ts'
import { type Animator, type FinishedTrick, Stage, type Viewer } from './stage.ts'

interface Shown {
  readonly tricks: FinishedTrick[]
  readonly banners: string[]
  readonly flights: Flight[]
}

/** Plays a whole game at random and shows it step by step. */
async function watch(
  kind: GameKind,
  viewer: Viewer,
  seed: string,
  check: (stage: Stage, match: Match) => void = () => {},
  onTrick: (stage: Stage, match: Match) => void = () => {},
  onBanner: (stage: Stage, match: Match, name: string) => void = () => {},
) {
  const game = must(kind.at(kind.seats.usual))
  const match = new Match(game, seed)
  const stage = new Stage(game, screenOf(kind), viewer, () => match.events)
  const shown: Shown = { tricks: [], banners: [], flights: [] }
  /** What was told when the last finished trick was shown. */
  let told = 0
  const animator: Animator = {
    async rest() {},
    prepare({ flights, moment }) {
      const { position } = stage
      shown.flights.push(...flights)
      return async () => {
        const isTold = stage.told.value > position && stage.told.value !== told
        assert.ok(!isTold || moment !== undefined, 'nothing is told while its cards fly')
        check(stage, match)
      }
    },
    async showTrick(trick) {
      told = stage.told.value
      shown.tricks.push(trick)
      onTrick(stage, match)
    },
    async showBanner({ kind, name }) {
      shown.banners.push(kind === 'last' ? 'last' : name)
      onBanner(stage, match, name)
    },
    async settle() {},
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
    assert.equal(stage.told.value, match.events.length, 'all is told in the end')
    check(stage, match)
  }
  return { match, stage, shown }
}

for (const kind of games) {
  test(`${kind.id}: the screen never shows a card that is hidden from the viewer`, async () => {
    const check = (stage: Stage): void => {
      const { picture, game, view } = stage
      for (const { seat, hand, piles } of picture.value.seats) {
        if (seat !== 0) assert.deepEqual(hand.cards, [], `a card in the hand of seat ${seat}`)
        for (const { zone, place, cards } of piles) {
          if (!view.sees(place)) assert.deepEqual(cards, [], `a card in ${zone} of seat ${seat}`)
        }
      }
      for (const { seat, covered, card } of picture.value.trick) {
        if (covered && seat !== 0) assert.equal(card, -1, `${game.deck.name(card)} is face down`)
      }
    }
    for (const seed of ['a', 'b', 'c']) await watch(kind, 0, seed, check)
  })

  test(`${kind.id}: a screen that jumps shows the same as one that shows every step`, async () => {
    for (const viewer of [0, 1, -1, 'all'] as const) {
      const { match, stage } = await watch(kind, viewer, 'jump')
      const other = new Stage(stage.game, stage.screen, viewer, () => match.events)
      other.jump(match.events.length)
      assert.deepEqual(other.picture.value, stage.picture.value)
      other.jump(5)
      other.jump(match.events.length)
      assert.deepEqual(other.picture.value, stage.picture.value)
    }
  })

  test(`${kind.id}: every trick is shown before it is cleared`, async () => {
    const { match, shown } = await watch(kind, -1, 'tricks')
    const { layout } = match.game
    let tricks = 0
    let isNew = true
    for (const event of match.events) {
      if (event.type === 'choose') isNew = true
      if (event.type !== 'move' || event.from !== layout.trick || !isNew) continue
      if (momentOf(kind.screen, layout, event) !== undefined) continue
      tricks++
      isNew = false
    }
    assert.equal(shown.tricks.length, tricks)
  })

  test(`${kind.id}: a viewer of all cards sees every card of every hand`, async () => {
    await watch(kind, 'all', 'open', ({ picture, game }, match) => {
      if (match.table.roundOver) return
      for (const { seat, hand } of picture.value.seats) {
        assert.equal(hand.hidden, 0, `hidden cards in the hand of seat ${seat} of ${game.id}`)
      }
    })
  })
}

for (const kind of games) {
  test(`${kind.id}: what becomes of a finished trick is told while it is shown, and the rest of the round is not`, async () => {
    const onTrick = ({ told, position, picture }: Stage, { events, game }: Match): void => {
      assert.ok(picture.value.trick.every(({ covered }) => !covered))
      const result = events.slice(position, told.value)
      assert.ok(leavesTrick(game, result.at(-1)!), 'it ends with a card of the trick')
      const next = events.slice(told.value).findIndex(({ type }) => type === 'choose')
      const rest = events.slice(told.value, next < 0 ? undefined : told.value + next)
      assert.ok(!rest.some((event) => leavesTrick(game, event)))
    }
    const { shown } = await watch(kind, 0, 'told', undefined, onTrick)
    assert.ok(shown.tricks.length > 0)
  })
}

test('a face-down trump and a meld are not told before the card is turned over', async () => {
  let melds = 0
  const check = ({ told, picture, game }: Stage, { events }: Match): void => {
    const isCovered = picture.value.trick.some(({ covered }) => covered)
    const chapter = events.slice(
      events.findLastIndex(({ type }) => type === 'choose'),
      told.value,
    )
    const isMeld = chapter.some((event) => event.type === 'score' && event.why === 'meld')
    if (isMeld) melds++
    if (isCovered) assert.ok(!isMeld && !chapter.some(({ type }) => type === 'reveal'), game.id)
  }
  for (const seed of ['a', 'b', 'c']) await watch(sushiTrick, 0, seed, check)
  assert.ok(melds > 0)
})

test('a moment is told while its banner is shown, after the winner of its trick', async () => {
  let tricks = 0
  let taxes = 0
  const onBanner = ({ told, game }: Stage, { events }: Match, name: string): void => {
    const toldNow = events.slice(
      events.findLastIndex(({ type }) => type === 'choose'),
      told.value,
    )
    const isScore = (why: string): boolean => toldNow.some((event) => event.type === 'score' && event.why === why)
    if (name === 'meld' || name === 'last-trick') {
      assert.ok(
        toldNow.some((event) => leavesTrick(game, event)),
        name,
      )
      tricks++
    }
    if (name === 'penalty') {
      assert.ok(isScore('penalty'))
      taxes++
    }
  }
  for (const kind of [sushiTrick, gudetama]) {
    for (const seed of ['a', 'b', 'c', 'd']) await watch(kind, 0, seed, undefined, undefined, onBanner)
  }
  assert.ok(tricks > 0 && taxes > 0)
})

/** Plays a game of Gummi Trick until the condition holds, and shows it with points that fly until `arrive` is called. */
function withFlyingPoints(isEnough: (match: Match) => boolean) {
  const game = must(gummiTrick.at(4))
  const match = new Match(game, 'arrival')
  const stage = new Stage(game, screenOf(gummiTrick), 0, () => match.events)
  const { promise, resolve } = Promise.withResolvers<void>()
  stage.animator = {
    prepare: () => async () => {},
    rest: async () => {},
    showTrick: async () => {},
    showBanner: async () => {},
    settle: () => promise,
  }
  while (!isEnough(match)) must(match.play(match.table.turn, legal(game, match.table, match.table.turn).first!))
  return { stage, arrive: resolve, shown: stage.catchUp() }
}
const allElse = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('points are counted when they have arrived, and the game does not wait for them', async () => {
  const { stage, arrive, shown } = withFlyingPoints(({ table }) => table.totals.some((total) => total > 0))
  await shown
  assert.deepEqual(stage.totals.value, [0, 0, 0, 0])
  arrive()
  await allElse()
  const totals = stage.picture.value.seats.map(({ total }) => total)
  assert.deepEqual(stage.totals.value, totals)
  assert.ok(totals.some((total) => total > 0))
})

test('a round ends when all points have arrived', async () => {
  const { arrive, shown } = withFlyingPoints(({ table }) => table.roundOver)
  let isOver = false
  const end = shown.then(() => {
    isOver = true
  })
  await allElse()
  assert.ok(!isOver)
  arrive()
  await end
})

test('two alike cards of BANNISH!! vanish without a pause', async () => {
  const onTrick = ({ position }: Stage, { events, game }: Match): void => {
    assert.equal(momentOf(bannish.screen, game.layout, events[position]), undefined)
  }
  const { shown } = await watch(bannish, 0, 'strike', undefined, onTrick)
  assert.ok(shown.banners.includes('bannish'))
})

test('a finished trick of Gummi Trick shows which seats win its cards', async () => {
  const { shown } = await watch(gummiTrick, -1, 'colours')
  for (const { cards, points } of shown.tricks) {
    assert.equal(cards.length, 4)
    assert.ok(cards.some(({ won }) => won))
    assert.ok(cards.filter(({ won }) => won).every(({ taker }) => points[taker] > 0))
  }
})

test('a flipped card turns over during its flight', async () => {
  const { match, shown } = await watch(gummiTrick, 0, 'flips')
  const flips = match.events.filter((event) => event.type === 'play' && event.from !== event.seat)
  assert.ok(flips.length > 0)
  assert.equal(shown.flights.filter(({ turns, dealt }) => turns && !dealt).length, flips.length)
})

test('each moment of a game is shown as a banner once', async () => {
  const banners = async (kind: GameKind, count: number): Promise<string[]> => {
    const all = new Set<string>()
    for (let seed = 0; seed < count; seed++) {
      const { shown, match } = await watch(kind, -1, `moment ${seed}`)
      for (const banner of shown.banners) all.add(banner)
      if (kind === gudetama)
        assert.equal(shown.banners.length, 2 * match.table.round, 'before and after each last trick')
    }
    return [...all].sort()
  }
  assert.ok((await banners(bannish, 3)).includes('bannish'))
  assert.deepEqual(await banners(gudetama, 100), ['last', 'last-trick', 'one'])
  assert.deepEqual(await banners(sushiTrick, 40), ['last', 'meld', 'penalty', 'reversal'])
})

for (const kind of [gummiTrick, gudetama, sushiTrick]) {
  test(`${kind.id}: the last trick of a round is announced when it begins`, async () => {
    const { shown, match } = await watch(kind, 0, 'last')
    assert.equal(shown.banners.filter((banner) => banner === 'last').length, match.table.round)
  })
}

test('covered trumps of Sushi Trick! turn over in the trick', async () => {
  const { match, shown } = await watch(sushiTrick, -1, 'trumps')
  assert.ok(match.events.some(({ type }) => type === 'reveal'))
  assert.ok(shown.flights.some(({ from, to }) => 'inTrick' in from && 'inTrick' in to && from.inTrick === to.inTrick))
})

test('the winner of a trick of BANNISH!! and the card taken are shown before the trick is cleared', async () => {
  const { match, shown } = await watch(bannish, -1, 'prizes')
  const prizes = match.events.filter(
    (event) => event.type === 'move' && event.from === match.game.layout.trick && isPrize(match, event.to),
  )
  const won = shown.tricks.filter(({ cards }) => cards.some(({ taker }) => taker >= 0))
  assert.equal(won.length, prizes.length)
  for (const { cards } of won) {
    assert.equal(cards.filter(({ taker }) => taker >= 0).length, 1, 'one card is taken')
    assert.equal(cards.filter((card) => card.won).length, 1, 'one card has won')
  }
})

const isPrize = ({ game }: Match, place: number): boolean => game.layout.places[place].zone === 'prizes'

test('points of a round are not shown as points of its last trick', async () => {
  const { shown } = await watch(sushiTrick, -1, 'points')
  for (const { points } of shown.tricks) assert.deepEqual(points, [0, 0, 0, 0])
})

test('the seat that scores the last trick of Gudetama is known when it is shown, though the points are there already', async () => {
  const { match, shown } = await watch(gudetama, -1, 'penalty')
  const scorers = match.events.flatMap((event) => (event.type === 'score' ? [event.seat] : []))
  assert.deepEqual(
    shown.tricks.flatMap((trick) => [...trick.scorers]),
    scorers,
  )
})
