import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sushiTrick } from '@trick-bento/games'
import { must, type Seat, UNSEEN } from '@trick-bento/kit'
import { en } from './en/index.ts'
import { ja } from './ja/index.ts'
import type { Sentence, SentenceOf } from './sentence.ts'
import { languages, NAMES, wordingOf } from './testing/wordings.ts'
import { textOf } from './text.ts'

const JAPANESE = /[぀-ヿ一-鿿：、]/
const game = must(sushiTrick.at(4))
const [card, other] = [game.deck.parse('R7')!, game.deck.parse('K2')!]
const points = [
  { why: 'tricks', points: 2 },
  { why: 'penalty', points: -3 },
]
const seatPoints = [
  { seat: 0, points: 2 },
  { seat: 1, points: -1 },
]

/** One sentence of each kind, about this seat. */
const samples = (seat: Seat): { readonly [K in Sentence['kind']]: SentenceOf<K> } => ({
  'round-begins': { kind: 'round-begins', round: 2 },
  'drops-out': { kind: 'drops-out', seats: [seat, 2] },
  'plays-on': { kind: 'plays-on', seats: [seat] },
  trump: { kind: 'trump', suit: game.deck.suits[0] },
  dealt: {
    kind: 'dealt',
    parts: [
      { zone: 'hand', count: 9, each: true },
      { zone: 'unused', count: 2, each: false },
    ],
  },
  'has-card': { kind: 'has-card', seat, card, andLeads: true },
  'nobody-has': { kind: 'nobody-has', card },
  leads: { kind: 'leads', seat },
  plays: { kind: 'plays', seat, card },
  'plays-from': { kind: 'plays-from', seat, card, zone: 'taken' },
  'plays-face-down': { kind: 'plays-face-down', seat, card: UNSEEN, among: game.deck.suits[1] },
  calls: { kind: 'calls', seat, call: 'x', written: '7', named: 2, card },
  decides: { kind: 'decides', seat },
  reveals: { kind: 'reveals', cards: [{ seat, card }] },
  'wins-trick': { kind: 'wins-trick', seat, card, points },
  'takes-trick': { kind: 'takes-trick', seat, points: [] },
  takes: { kind: 'takes', seat, cards: [card, UNSEEN, UNSEEN], hidden: [other], points },
  scores: { kind: 'scores', seat, points },
  'nobody-wins': { kind: 'nobody-wins' },
  'chooses-prize': { kind: 'chooses-prize', seat },
  'moment-moves': { kind: 'moment-moves', moment: 'meld', card },
  leaves: { kind: 'leaves', cards: [card, other], zone: 'unused' },
  gives: { kind: 'gives', seat, to: 2, cards: [UNSEEN] },
  gets: { kind: 'gets', seat, cards: [card] },
  'puts-aside': { kind: 'puts-aside', seat, cards: [card], zone: 'unused' },
  'still-holds': { kind: 'still-holds', seat, cards: [card, other] },
  'badge-moves': { kind: 'badge-moves', number: 'trump', seat },
  'everyone-scores': { kind: 'everyone-scores', why: 'tricks', points: seatPoints },
  'moment-scores': { kind: 'moment-scores', moment: 'penalty', points: seatPoints },
  'moment-robs': { kind: 'moment-robs', moment: 'meld', seat, from: 2, points: 2 },
  'leads-next': { kind: 'leads-next', seat },
  'round-over': { kind: 'round-over', round: 2, points: seatPoints },
  'game-over': { kind: 'game-over' },
  'wins-game': { kind: 'wins-game', seats: [seat, 2] },
})

/** The texts of all sentences about the reader and about another seat. */
const texts = (language: (typeof languages)[number]): string[] =>
  [0, 1].flatMap((seat) => Object.values(samples(seat)).map((each) => textOf(each, wordingOf(game, language))))

/** Texts of a grammar that are not functions, with their paths. */
function* plainTexts(value: object, path = ''): Generator<[path: string, text: string]> {
  for (const [key, each] of Object.entries(value)) {
    if (typeof each === 'string') yield [path + key, each]
    else if (typeof each === 'object') yield* plainTexts(each, `${path}${key}.`)
  }
}

test('every kind of sentence has a text in every language', () => {
  for (const language of languages) {
    for (const text of texts(language)) {
      assert.doesNotMatch(text, /undefined|NaN|\[object|[{}]|^\s|\s$|^$/, text)
      assert.doesNotMatch(text, /['"]|\.\.\.| {2}/, text)
    }
  }
})

test('Japanese sentences are Japanese, and English sentences are not', () => {
  const names = new RegExp(NAMES.join('|'), 'g')
  for (const text of texts('ja')) {
    assert.match(text, JAPANESE)
    assert.doesNotMatch(text.replace(names, ''), /[A-Za-z]/, text)
  }
  for (const text of texts('en')) assert.doesNotMatch(text, JAPANESE)
})

test('English verbs agree with the reader and with others', () => {
  for (const text of texts('en')) {
    assert.doesNotMatch(text, /\bYou (?:\w+s|is|has)\b(?<!less|pass|toss)/, text)
    assert.doesNotMatch(text, /\bHana (?:play|take|win|lead|get|give|put|choose|have|are)\b/, text)
  }
})

test('all other texts of a grammar are in its language', () => {
  const [english, japanese] = [new Map(plainTexts(en)), new Map(plainTexts(ja))]
  assert.deepEqual([...japanese.keys()].sort(), [...english.keys()].sort())
  for (const text of english.values()) assert.doesNotMatch(text, JAPANESE)
  for (const [path, text] of japanese) assert.match(text, JAPANESE, path)
})
