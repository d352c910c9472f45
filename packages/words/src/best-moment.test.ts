import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type Event, type Game, type GameKind, Match, must, range } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { type BestMoment, bestMoment } from './best-moment.ts'
import { described } from './described.ts'
import { momentWords } from './moment-words.ts'
import { type Chapter, Narrator } from './narrator.ts'
import { type Language, languages, playRandomly, wordingOf } from './testing/wordings.ts'
import type { Wording } from './wording.ts'

interface Played {
  readonly match: Match
  readonly chapters: readonly Chapter[]
  readonly wording: Wording
}

function randomGame(kind: GameKind, seed: string, language: Language = 'en', seats = kind.seats.usual): Played {
  const game = must(kind.at(seats))
  const match = new Match(game, seed)
  playRandomly(match, seed, () => {})
  const wording = wordingOf(game, language)
  const texts = wording.texts ?? described(game.kind, wording.grammar)
  return { match, wording: { ...wording, texts }, chapters: new Narrator({ ...wording, texts }, 0).read(match.events) }
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The points of each seat by decision, from the events alone. */
function pointsByDecision({ events }: Match, { seats }: Game): number[][] {
  const decisions: number[][] = []
  for (const event of events) {
    if (event.type === 'choose') decisions.push(Array(seats).fill(0))
    if (event.type === 'score') decisions.at(-1)![event.seat] += event.points
  }
  return decisions
}

test('Gummi Trick: the best moment is the trick with the most points, with the cards that were won', () => {
  for (const seed of SEEDS) {
    const { match, chapters } = randomGame(gummiTrick, seed)
    for (const seat of range(0, 3)) {
      const best = bestMoment(chapters, match.game, [seat])
      assert.equal(best?.kind, 'gain')
      const most = Math.max(...pointsByDecision(match, match.game).map((points) => points[seat]))
      assert.deepEqual([best.seat, best.points], [seat, most])
      assert.ok(best.cards.length > 0)
    }
  }
})

test('Sushi Trick!: points at the end of a round are no moment; melds and reversals are, with their cards', () => {
  for (const seed of SEEDS) {
    const { match, chapters, wording } = randomGame(sushiTrick, seed)
    const best = bestMoment(chapters, match.game)!
    assert.ok(best.kind === 'gain' && [2, 4].includes(best.points))
    assert.match(momentWords(best, chapters, wording).sentence, /^(Meld|Reversal)! /)
    assert.ok(best.cards.length === 2 || best.cards.length === 1, 'of who takes and who pays; the bank has no card')
  }
})

test('Sushi Trick!: a seat without melds is proud of the trick that it won with its lowest card', () => {
  const found = SEEDS.flatMap((seed) => {
    const { match, chapters, wording } = randomGame(sushiTrick, seed)
    return range(0, 3).flatMap((seat) => {
      const best = bestMoment(chapters, match.game, [seat])
      return best?.kind === 'win' ? [momentWords(best, chapters, wording)] : []
    })
  })
  assert.ok(found.length > 0)
  for (const { title, sentence } of found) {
    assert.match(title, /^Round \d, trick \d+$/)
    assert.match(sentence, /^\w+ wins? the trick with (Red|Black|Blue|Yellow) \d+\.$/)
  }
})

test('BANNISH!!: the best moment of a seat is its bannish with the most stars', () => {
  const { match, chapters } = randomGame(bannish, 'a')
  const { game } = match
  const stars = game.options.stars as readonly number[]
  const printed = (event: Event): number =>
    event.type === 'move' ? event.cards.reduce((sum, card) => sum + stars[game.deck.rankOf(card) - 1], 0) : 0
  for (const seat of range(0, 3)) {
    const struck = chapters.flatMap(({ events, sentences }) => {
      const [first] = events
      const isOwn = first.type === 'choose' && first.seat === seat && sentences.some((s) => s.kind === 'moment-moves')
      return isOwn ? [printed(events.find((event) => event.type === 'move')!)] : []
    })
    const best = bestMoment(chapters, game, [seat])
    if (struck.length === 0) assert.notEqual(best?.kind, 'move')
    else {
      assert.equal(best?.kind, 'move')
      assert.equal(best.cards.length, 2)
      assert.equal(printed({ type: 'move', cards: best.cards, from: 0, to: 0 }), Math.max(...struck))
    }
  }
})

test('Gudetama: the best moment is the largest number that another seat had to take', () => {
  for (const seed of SEEDS) {
    const { match, chapters } = randomGame(gudetama, seed)
    for (const seat of range(0, 3)) {
      const best = bestMoment(chapters, match.game, [seat])
      if (best === undefined) continue
      assert.equal(best.kind, 'escape')
      assert.ok(best.kind === 'escape' && best.other !== seat && best.otherPoints > best.points)
      assert.equal(best.cards.length, 2)
    }
  }
})

test('a seat that took part in no such trick has no best moment', () => {
  const { match, chapters } = randomGame(gudetama, 'a')
  assert.equal(bestMoment(chapters.slice(0, 3), match.game), undefined)
  assert.equal(bestMoment([], match.game, [0]), undefined)
})

test('a game without a screen of its own has a best moment: in Hearts the costliest trick that another seat won', () => {
  const { match, chapters, wording } = randomGame(hearts as GameKind, 'a')
  const best = bestMoment(chapters, match.game, [0])!
  assert.equal(best.kind, 'escape')
  assert.ok(best.kind === 'escape' && best.otherPoints >= 13, 'the queen of spades')
  assert.match(momentWords(best, chapters, wording).sentence, /takes 1\d points, and you get away with/)
})

test('the best moment has words in every language for every game', () => {
  for (const kind of [...games, hearts as GameKind]) {
    for (const language of languages) {
      for (const seed of SEEDS) {
        const { match, chapters, wording } = randomGame(kind, seed, language)
        const moments = range(0, match.game.seats - 1).flatMap((seat): BestMoment[] => {
          const best = bestMoment(chapters, match.game, [seat])
          return best ? [best] : []
        })
        for (const best of moments) {
          const { title, sentence } = momentWords(best, chapters, wording)
          assert.match(title, language === 'en' ? /^(Round \d+, trick|Trick|Round) \d+/ : /^第\d+/)
          assert.match(sentence, /[.!。！]$/)
          assert.doesNotMatch(title + sentence, /undefined|NaN|[{}]/)
        }
      }
    }
  }
})
