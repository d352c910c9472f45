import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, explain, type Game, type GameKind, legal, Match, must, range, seeded } from '@trick-bento/kit'
import { games } from '../index.ts'
import { screens } from '../screens.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { GameTexts } from './texts.ts'

const LANGUAGES = { en, ja }
const MATCHES = 8
const JAPANESE = /[぀-ヿ一-鿿]/

/** Everything of a game that needs words. */
class Needed {
  readonly suits = new Set<string>()
  readonly phases = new Set<string>()
  readonly moves = new Set<string>()
  readonly calls = new Set<string>()
  readonly reasons = new Set<string>()
  readonly scores = new Set<string>()
}

function neededBy(kind: GameKind): Needed {
  const needed = new Needed()
  for (const seats of range(kind.seats.least, kind.seats.most)) {
    const game = must(kind.at(seats))
    noteDescription(game, needed)
    for (let i = 0; i < MATCHES; i++) notePlay(new Match(game, `texts ${i}`), needed)
  }
  return needed
}

function noteDescription({ deck, phases, seats }: Game, { suits, moves, calls, phases: names }: Needed): void {
  for (const { letter } of deck.suits) if (letter !== '') suits.add(letter)
  for (const { name, from, calls: written } of phases) {
    names.add(name)
    if (from !== 'calls') moves.add(name)
    const nameSeats = written.length === seats && written.every((text, i) => text.endsWith(` ${i}`))
    for (const text of written) calls.add(nameSeats ? text.slice(0, text.lastIndexOf(' ')) : text)
  }
}

function notePlay(match: Match, { reasons, scores }: Needed): void {
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

for (const kind of games) {
  test(`${kind.id}: everything that a person meets has words in each language, and there are no others`, () => {
    const needed = neededBy(kind)
    for (const [language, all] of Object.entries(LANGUAGES)) {
      const texts = all[kind.id]
      for (const part of ['suits', 'phases', 'moves', 'calls', 'reasons', 'scores'] as const) {
        sameKeys(texts[part], needed[part], `${language}: ${part}`)
      }
      sameKeys(texts.called, needed.calls, `${language}: called`)
      sameKeys(texts.zones, Object.keys(kind.zones), `${language}: zones`)
      sameKeys(texts.numbers, Object.keys(kind.numbers), `${language}: numbers`)
      sameKeys(
        texts.moments,
        screens[kind.id].moments.map(({ name }) => name),
        `${language}: moments`,
      )
    }
  })

  test(`${kind.id}: every option, its choices, its numbers and what they must add up to have words`, () => {
    for (const [language, all] of Object.entries(LANGUAGES)) {
      const { options } = all[kind.id]
      sameKeys(options, Object.keys(kind.options), language)
      for (const [name, option] of Object.entries(kind.options)) {
        sameKeys(options[name].choices ?? {}, (option.choices ?? []).map(String), `${language}: ${name}`)
        assert.equal(options[name].item !== undefined, option.kind === 'whole numbers', `${language}: ${name}, item`)
        const withinBounds = [option.least, option.most].map((n) => Array(option.length ?? 0).fill(n))
        const isChecked = option.kind === 'whole numbers' && withinBounds.some((list) => !option.read(list, 4).ok)
        assert.equal(options[name].check !== undefined, isChecked, `${language}: ${name}, check`)
      }
    }
  })
}

test('there are texts for our games and for no others', () => {
  for (const [language, all] of Object.entries(LANGUAGES)) {
    sameKeys(
      all,
      games.map(({ id }) => id),
      language,
    )
  }
})

/** Every text with where it stands: `options.rounds.name`. */
function* leaves(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else for (const [key, each] of Object.entries(value as object)) yield* leaves(each, `${path}.${key}`)
}
const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([each]) => each).sort()
const textsOf = (texts: GameTexts, id: string): Map<string, string> => new Map(leaves(texts, id))

test('both languages have the same texts with the same placeholders, and none is empty', () => {
  for (const { id } of games) {
    const [english, japanese] = [textsOf(en[id], id), textsOf(ja[id], id)]
    assert.deepEqual([...english.keys()].sort(), [...japanese.keys()].sort())
    for (const [path, text] of english) {
      assert.notEqual(text.trim(), '', path)
      assert.deepEqual(placeholders(japanese.get(path)!), placeholders(text), path)
    }
  }
})

test('Japanese texts are Japanese, and English texts are not', () => {
  for (const { id } of games) {
    for (const [path, text] of textsOf(ja[id], id)) {
      const own = text.replace(/\{\w+\}/g, '')
      if (own !== '') assert.match(own, JAPANESE, path)
    }
    for (const [path, text] of textsOf(en[id], id)) assert.doesNotMatch(text, JAPANESE, path)
  }
})
