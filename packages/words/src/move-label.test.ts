import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick } from '@trick-bento/games'
import { call, type Game, must } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { cardName } from './card-name.ts'
import { described } from './described.ts'
import { en } from './en/index.ts'
import { moveLabel } from './move-label.ts'
import { type Language, languages, wordingOf } from './testing/wordings.ts'

const phase = (game: Game, name: string) => game.phases.find((each) => each.name === name)!
const names = (game: Game, card: string): string[] =>
  languages.map((language) => cardName(game, game.deck.parse(card)!, wordingOf(game, language).texts))
const labels = (game: Game, phaseName: string, move: number): string[] =>
  languages.map((language: Language) => moveLabel(wordingOf(game, language), phase(game, phaseName), move))

const gummi = must(gummiTrick.at(5))
const eggs = must(gudetama.at(4))
const twins = must(bannish.at(3))

test('a card is named by suit and number, or by its number if it has no suit', () => {
  assert.deepEqual(names(gummi, 'R9'), ['Red 9', '赤の9'])
  assert.deepEqual(names(gummi, 'N10'), ['Brown 10', '茶の10'])
  assert.deepEqual(names(eggs, '14'), ['14', '14'])
})

test('a card of a game without texts is named by the description of its deck', () => {
  const game = must(hearts.at(4))
  assert.equal(cardName(game, game.deck.parse('SQ')!, described(hearts, en)), 'Spades Q')
})

test('a label says what the move does', () => {
  assert.deepEqual(labels(gummi, 'play', gummi.deck.parse('R9')!), ['Play Red 9', '赤の9を出す'])
  assert.deepEqual(labels(gummi, 'play', call(0)), ['Flip a face-down card', '伏せ札をめくる'])
  assert.deepEqual(labels(twins, 'take', twins.deck.parse('B2')!), ['Take Blue 2', '青の2を獲得する'])
  assert.deepEqual(labels(eggs, 'lead', call(1)), ['Let Hana lead', 'Hanaさんを指名する'])
})
