import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call } from './cards.ts'
import { Deck, range } from './deck.ts'
import type { TableOf } from './definition.ts'
import {
  defineGame,
  type NumberOf,
  type OptionOf,
  type PhaseOf,
  type ReasonOf,
  type ScoreOf,
  type ZoneOf,
} from './game.ts'
import { explain } from './law.ts'
import { LAW_REASONS, reasonText } from './law-reasons.ts'
import { Match } from './match.ts'
import { whole } from './options.ts'
import { must } from './result.ts'

const SCORES = { win: 'Tricks won', bonus: 'Bonus' } as const
type T = TableOf<{ tricks: 'one' }, typeof SCORES>

const coded = defineGame({
  id: 'coded',
  title: 'Coded',
  about: 'A law that gives reasons by their codes.',
  seats: { least: 2, most: 2, usual: 2 },
  best: 'highest',
  options: { limit: whole({ least: 1, most: 9, default: 1, about: 'How many rounds make a game.' }) },
  zones: { won: { each: 'seat', sight: 'all' } },
  numbers: { tricks: 'one' },
  reasons: { 'low-first': 'you must play your lowest card', 'no-pass': 'you cannot pass' },
  scores: SCORES,
  deck: () => new Deck({ suits: [], ranks: range(1, 6) }),
  rules({ at }) {
    function endTrick(t: T): void {
      t.score(0, 1, 'bonus')
      // @ts-expect-error a code that is not declared
      if (t.round > 9) t.score(0, 1, 'bonsu')
      t.sendAll(at.trick, at.won(0))
      t.endRound()
    }
    return {
      round(t, deal) {
        deal.each(2, at.hand)
        t.ask('play', 0)
      },
      phases: {
        play: {
          calls: ['pass'],
          legal(t, hand) {
            // @ts-expect-error a code that is not declared
            if (t.round > 9) hand.prefer(hand, 'low-frist')
            // @ts-expect-error nor behind set algebra
            if (t.round > 9) hand.and(hand).avoid(hand, 'low-frist').only(hand, 'low-first')
            const lowest = hand.minus(hand.rest)
            return hand.only(lowest, 'low-first').allow(call(0), t.played > 0, 'no-pass')
          },
          act(t, seat, card) {
            // @ts-expect-error a code that is not declared
            if (t.round > 9) t.score(seat, 1, 'wni')
            t.score(seat, 1, 'win')
            if (t.play(seat, card)) endTrick(t)
          },
        },
      },
      over: () => true,
      winners: () => [0],
    }
  },
})

type Same<A, B> = [A, B] extends [B, A] ? true : false
const derived: [
  Same<ReasonOf<typeof coded>, 'low-first' | 'no-pass'>,
  Same<ScoreOf<typeof coded>, 'win' | 'bonus'>,
  Same<ZoneOf<typeof coded>, 'won'>,
  Same<NumberOf<typeof coded>, 'tricks'>,
  Same<OptionOf<typeof coded>, 'limit'>,
  Same<PhaseOf<typeof coded>, 'play'>,
] = [true, true, true, true, true, true]

test('the codes of a game are part of its type', () => {
  assert.equal(derived.length, 6)
})

test('explain gives a code, and reasonText its sentence', () => {
  const game = must(coded.at(2))
  const { table } = new Match(game, 'seed')
  const higher = table.hand(0).rest.first
  assert.equal(explain(game, table, 0, table.hand(0).first), undefined)
  assert.equal(explain(game, table, 0, higher), 'low-first')
  assert.equal(explain(game, table, 0, call(0)), 'no-pass')
  assert.equal(explain(game, table, 1, higher), 'not-your-turn')
  assert.equal(reasonText(coded, 'low-first'), 'you must play your lowest card')
  assert.equal(reasonText(coded, 'not-your-turn'), LAW_REASONS['not-your-turn'])
})

test('a refused move is answered with the sentence of its reason', () => {
  const match = new Match(must(coded.at(2)), 'seed')
  const refused = match.play(0, match.table.hand(0).rest.first)
  assert.match(refused.ok ? '' : refused.error, /^you must play your lowest card; allowed: \d$/)
})

/** The game with other codes, as an author without type checks may write it. */
function untyped(changed: object): typeof coded {
  return defineGame({
    id: 'untyped',
    title: 'Untyped',
    about: '',
    seats: { least: 2, most: 2, usual: 2 },
    best: 'highest',
    options: {},
    zones: {},
    numbers: {},
    deck: () => new Deck({ suits: [], ranks: range(1, 6) }),
    rules: ({ at }: { at: { hand: (seat: number) => number } }) => ({
      round(t: T, deal: { each(n: number, to: (seat: number) => number): void }) {
        deal.each(2, at.hand)
        t.ask('play', 0)
      },
      phases: {
        play: {
          legal: (_t: unknown, hand: { rest: object; only(those: object, why: string): object }) =>
            hand.only(hand.rest, 'last'),
          act(t: T, seat: number) {
            t.score(seat, 1, 'won' as 'win')
            t.endRound()
          },
        },
      },
      over: () => true,
      winners: () => [0],
    }),
    ...changed,
  } as never) as unknown as typeof coded
}

test('a reason that is not declared is an error as soon as a reason is asked for', () => {
  const game = must(untyped({ scores: { won: 'Won' } }).at(2))
  const { table } = new Match(game, 'seed')
  assert.throws(() => explain(game, table, 0, table.hand(0).first), {
    message: 'untyped: the law of phase play gives the reason "last", but `reasons` declares none',
  })
})

test('a score that is not declared is an error as soon as it is logged', () => {
  const match = new Match(must(untyped({ reasons: { last: 'play the last card' } }).at(2)), 'seed')
  assert.throws(() => match.play(0, match.table.hand(0).rest.first), {
    message: 'points are given for "won", but `scores` declares none',
  })
})

test('a code is kebab-case and none of the codes of the kit', () => {
  assert.throws(() => untyped({ reasons: { 'you must': 'you must' } }), {
    message: 'untyped: a code is written like follow-colour, not "you must"',
  })
  assert.throws(() => untyped({ reasons: { 'not-your-turn': 'wait' } }), {
    message: 'untyped: the kit itself uses the reason not-your-turn; choose another code',
  })
})
