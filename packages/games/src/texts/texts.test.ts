import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, explain, type GameKind, legal, Match, must, range, seeded } from '@trick-bento/kit'
import { lessonGames } from '../index.ts'
import { loadTexts } from './index.ts'
import type { GameTexts } from './texts.ts'

const [en, ja] = await Promise.all([loadTexts('en'), loadTexts('ja')])
const LANGUAGES = { en, ja }
const MATCHES = 8
const JAPANESE = /[぀-ヿ一-鿿]/

/** The codes that occur in random play: why moves are refused, and what points are given for. */
function codesInPlay(kind: GameKind): { reasons: Set<string>; scores: Set<string> } {
  const found = { reasons: new Set<string>(), scores: new Set<string>() }
  for (const seats of range(kind.seats.least, kind.seats.most)) {
    const game = must(kind.at(seats))
    for (let i = 0; i < MATCHES; i++) noteCodes(new Match(game, `texts ${i}`), found)
  }
  return found
}

function noteCodes(match: Match, { reasons, scores }: ReturnType<typeof codesInPlay>): void {
  const { game, table } = match
  const random = seeded(`play ${game.seats}`)
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const { from, calls } = game.phases[table.phase]
    const cards = { hand: table.hand(table.turn), trick: table.cards(game.layout.trick), calls: [] }[from]
    for (const move of [...cards].map((card) => game.deck.kindOf(card)).concat(calls.map((_, i) => call(i)))) {
      const why = explain(game, table, table.turn, move)
      if (why !== undefined) reasons.add(why)
    }
    must(match.play(table.turn, legal(game, table, table.turn).pick(random)))
  }
  for (const event of match.events) if (event.type === 'score') scores.add(event.why)
}

const sameKeys = (texts: object, wanted: Iterable<string>, what: string): void =>
  assert.deepEqual(Object.keys(texts).sort(), [...new Set(wanted)].sort(), what)

for (const kind of lessonGames) {
  test(`${kind.id} declares the reasons and scores that occur in play, and no others`, () => {
    const { reasons, scores } = codesInPlay(kind)
    sameKeys(kind.reasons, reasons, 'reasons')
    sameKeys(kind.scores, scores, 'scores')
  })

  test(`${kind.id} names the suits of its deck in each language`, () => {
    const letters = range(kind.seats.least, kind.seats.most).flatMap((seats) =>
      must(kind.at(seats)).deck.suits.flatMap(({ letter }) => (letter === '' ? [] : [letter])),
    )
    for (const [language, all] of Object.entries(LANGUAGES)) sameKeys(all[kind.id].suits, letters, language)
  })

  test(`${kind.id} says what the numbers of an option must add up to, where that is checked`, () => {
    for (const [language, all] of Object.entries(LANGUAGES)) {
      for (const [name, option] of Object.entries(kind.options)) {
        const withinBounds = [option.least, option.most].map((n) => Array(option.length ?? 0).fill(n))
        const isChecked = option.kind === 'whole numbers' && withinBounds.some((list) => !option.read(list, 4).ok)
        assert.equal(all[kind.id].options[name].check !== undefined, isChecked, `${language}: ${name}`)
      }
    }
  })
}

/** Every text with its path: `options.rounds.name`. */
function* leaves(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else for (const [key, each] of Object.entries(value as object)) yield* leaves(each, `${path}.${key}`)
}
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([each]) => each).sort()
const textsOf = (texts: GameTexts, id: string): Map<string, string> => new Map(leaves(texts, id))

test('the texts of both languages have the same placeholders, and none is empty', () => {
  for (const { id } of lessonGames) {
    const [english, japanese] = [textsOf(en[id], id), textsOf(ja[id], id)]
    assert.deepEqual([...english.keys()].sort(), [...japanese.keys()].sort())
    for (const [path, text] of english) {
      assert.notEqual(text.trim(), '', path)
      assert.deepEqual(placeholders(japanese.get(path)!), placeholders(text), path)
    }
  }
})

test('Japanese texts have Japanese letters, and English texts have none', () => {
  for (const { id } of lessonGames) {
    for (const [path, text] of textsOf(ja[id], id)) {
      const own = text.replace(/\{\w+\}/g, '')
      if (own !== '') assert.match(own, JAPANESE, path)
    }
    for (const [path, text] of textsOf(en[id], id)) assert.doesNotMatch(text, JAPANESE, path)
  }
})
