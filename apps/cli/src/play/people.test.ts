import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LEVELS } from '@trick-bento/bots'
import { MAX_SEATS } from '@trick-bento/kit'
import { BOT_NAMES } from '@trick-bento/play'
import { loadLanguage } from '../i18n/index.ts'
import { peopleAround } from './people.ts'

await loadLanguage('en')

test('no two people at the largest table have the same name, whatever the person is called', () => {
  for (const level of LEVELS) {
    for (const name of [...BOT_NAMES[level.name], BOT_NAMES[level.name][0].toUpperCase(), undefined]) {
      const { names } = peopleAround(Array(MAX_SEATS - 1).fill(level), name)
      const lower = names.map((each) => each.toLowerCase())
      assert.equal(new Set(lower).size, MAX_SEATS)
      assert.equal(names[0], name ?? 'You')
    }
  }
})
