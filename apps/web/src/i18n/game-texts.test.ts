import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { loadTexts } from '@trick-bento/games/texts'
import { hearts } from '../../../../examples/hearts.ts'
import { checkText, choiceText, gameTexts, itemText, scoreText } from './game-texts.ts'
import { language, setLanguage, words } from './index.ts'

const page = { documentElement: { lang: '' } }
Object.assign(globalThis, { document: page })

test('setting a language loads its words and the texts of the games, and marks the page', async () => {
  await setLanguage('en')
  assert.equal(words.value.common.goOn, 'Go on')
  assert.equal(gameTexts(gummiTrick).zones.faceDown, 'Face down')
  await setLanguage('ja')
  assert.equal(words.value.common.goOn, '次へ')
  assert.equal(gameTexts(gummiTrick).zones.faceDown, '伏せ札')
  assert.deepEqual([language.value, page.documentElement.lang], ['ja', 'ja'])
})

test('of two calls at the same time, the later one wins', async () => {
  await Promise.all([setLanguage('ja'), setLanguage('en')])
  assert.deepEqual([language.value, page.documentElement.lang], ['en', 'en'])
})

test('a game has its own texts', async () => {
  await setLanguage('en')
  assert.deepEqual(gameTexts(gummiTrick), (await loadTexts('en'))['gummi-trick'])
  assert.equal(gameTexts(gummiTrick).reasons['nothing-to-flip'], 'You have no face-down card left to flip')
  assert.equal(choiceText(gummiTrick, 'rounds', 3), 'Three')
  assert.equal(itemText(gudetama, 'copies', 14), 'Copies of 14')
  assert.match(checkText(gudetama, 'copies'), /at most 64/)
})

test('a game without texts gets all of them from its definition', async () => {
  await setLanguage('en')
  const texts = gameTexts(hearts)
  assert.equal(texts.title, 'Hearts')
  assert.deepEqual(texts.suits, { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' })
  assert.deepEqual(texts.zones, { passing: 'Passing', taken: 'Taken' })
  assert.deepEqual(texts.moves, { pass: 'Pass {card}', play: 'Play {card}' })
  assert.equal(texts.options.limit.name, 'Limit')
  assert.equal(texts.reasons['follow-suit'], 'You must follow suit')
  assert.equal(scoreText(hearts, 'points-taken'), 'Points taken')
  assert.deepEqual(texts.phases, { pass: 'Pass a card', play: 'Choose a card' })
})

test('the reasons of the kit are translated', async () => {
  await setLanguage('ja')
  assert.equal(words.value.grammar.law['not-your-turn'], 'あなたの番ではありません')
})
