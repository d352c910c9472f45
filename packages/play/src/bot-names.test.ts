import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LEVELS } from '@trick-bento/bots'
import { MAX_SEATS } from '@trick-bento/kit'
import { BOT_NAMES, botNames, shownBotName, storedBotName } from './bot-names.ts'

test('no two bots have the same name, and every level can fill a table', () => {
  const all = Object.values(BOT_NAMES).flat()
  assert.equal(new Set(all).size, all.length)
  for (const names of Object.values(BOT_NAMES)) assert.ok(names.length >= MAX_SEATS - 1)
})

test('bots at the largest table avoid each other’s names and the person’s, in any case', () => {
  for (const { name: level } of LEVELS) {
    for (const taken of [...BOT_NAMES[level], BOT_NAMES[level][0].toUpperCase()]) {
      const names = botNames(Array(MAX_SEATS - 1).fill(level), [taken])
      assert.equal(new Set([taken, ...names].map((name) => name.toLowerCase())).size, MAX_SEATS)
    }
  }
})

test('readers of Japanese see every bot’s name in katakana, and no two alike', () => {
  const all = Object.values(BOT_NAMES).flat()
  const shown = all.map((name) => shownBotName(name, 'ja'))
  for (const name of shown) assert.match(name, /^[ァ-ヴー]+$/)
  assert.equal(new Set(shown).size, all.length)
  for (const name of all) assert.equal(shownBotName(name, 'en'), name)
  assert.deepEqual([...shown, ...all, 'Hanako'].map(storedBotName), [...all, ...all, 'Hanako'])
})

test('no bot is seated that looks like a person in Japanese', () => {
  assert.deepEqual(botNames(['steady', 'steady'], ['グレタ']), ['Kenji', 'Ines'])
})
