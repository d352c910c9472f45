import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { loadTexts } from '@trick-bento/games/texts'
import { hearts } from '../../../../examples/hearts.ts'
import { checkText, choiceText, gameTexts, itemText, phaseText, reasonText, scoreText, zoneText } from './game-texts.ts'
import { language, speak, words } from './index.ts'

const page = { documentElement: { lang: '' } }
Object.assign(globalThis, { document: page })

test('speaking a language brings its words, its games and the language of the page', async () => {
  await speak('en')
  assert.equal(words.value.common.goOn, 'Go on')
  assert.equal(gameTexts(gummiTrick).zones.faceDown, 'Face down')
  await speak('ja')
  assert.equal(words.value.common.goOn, '次へ')
  assert.equal(gameTexts(gummiTrick).zones.faceDown, '伏せ札')
  assert.deepEqual([language.value, page.documentElement.lang], ['ja', 'ja'])
})

test('of two wishes, the later counts', async () => {
  await Promise.all([speak('ja'), speak('en')])
  assert.deepEqual([language.value, page.documentElement.lang], ['en', 'en'])
})

test('a game speaks its own texts', async () => {
  await speak('en')
  assert.deepEqual(gameTexts(gummiTrick), (await loadTexts('en'))['gummi-trick'])
  assert.equal(reasonText(gummiTrick, 'nothing-to-flip'), 'You have no face-down card left to flip')
  assert.equal(choiceText(gummiTrick, 'rounds', 3), 'Three')
  assert.equal(itemText(gudetama, 'copies', 14), 'Copies of 14')
  assert.match(checkText(gudetama, 'copies'), /at most 64/)
})

test('a game without texts speaks by its description, and nothing is left unsaid', async () => {
  await speak('en')
  const texts = gameTexts(hearts)
  assert.equal(texts.title, 'Hearts')
  assert.deepEqual(texts.suits, { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' })
  assert.deepEqual(texts.zones, { passing: 'Passing', taken: 'Taken' })
  assert.deepEqual(texts.moves, { pass: 'Pass {card}', play: 'Play {card}' })
  assert.equal(texts.options.limit.name, 'Limit')
  assert.equal(reasonText(hearts, 'follow-suit'), 'You must follow suit')
  assert.equal(scoreText(hearts, 'points-taken'), 'Points taken')
  assert.equal(phaseText(hearts, 'pass'), 'Pass a card')
  assert.equal(phaseText(hearts, 'play'), 'Choose a card')
  assert.equal(zoneText(hearts, 'stock'), 'Stock')
})

test('what the law itself says is translated', async () => {
  await speak('ja')
  assert.equal(reasonText(hearts, 'not-your-turn'), 'あなたの番ではありません')
})
