import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedactedEntry } from '@trick-bento/protocol'
import { en } from '../i18n/en/index.ts'
import { words } from '../i18n/index.ts'
import { ActivityLog, activityText, voiceOf } from './activity.ts'

words.value = en

function logOf(entries: readonly RedactedEntry[], pastEnd = 0): ActivityLog {
  const log = new ActivityLog()
  for (const [number, entry] of entries.entries()) log.add(number, entry, number < pastEnd)
  return log
}
const texts = (log: ActivityLog): (string | undefined)[] => log.items.value.map(activityText)

const ann: RedactedEntry = { type: 'sat', seat: 0, name: 'Ann', you: true }
const ben: RedactedEntry = { type: 'sat', seat: 1, name: 'Ben', you: false }

test('an activity names the person at the seat, also when they have left it', () => {
  const log = logOf([ann, ben, { type: 'left', seat: 1, why: 'kicked' }, { type: 'back', seat: 0 }])
  assert.deepEqual(
    log.items.value.map(({ name, isYours }) => [name, isYours]),
    [
      ['Ann', true],
      ['Ben', false],
      ['Ben', false],
      ['Ann', true],
    ],
  )
  assert.match(texts(log)[2]!, /Ben/)
})

test('a person who sits down again with the same name, and a decision, are not listed', () => {
  const log = logOf([ann, ann, { type: 'decided', seat: 0, by: 'person' }])
  assert.equal(log.items.value.length, 1)
})

test('chat messages show text and emotes, with the voice of their author', () => {
  const log = logOf([
    ben,
    { type: 'said', seat: 1, name: 'Ben', voice: 7, what: { text: 'good luck' } },
    { type: 'said', seat: -1, name: 'Guest', voice: 8, what: { emote: 'hello' } },
  ])
  const [, text, emote] = log.items.value
  assert.match(activityText(text)!, /Ben.*good luck/)
  assert.match(activityText(emote)!, /Guest.*Hello/)
  assert.deepEqual(log.items.value.map(voiceOf), [undefined, 7, 8])
})

test('activities from before the connection are marked, and only the last hundred are kept', () => {
  const said: RedactedEntry = { type: 'said', seat: -1, name: 'Guest', voice: 0, what: { emote: 'wow' } }
  const log = logOf(
    Array.from({ length: 120 }, () => said),
    50,
  )
  assert.equal(log.items.value.length, 100)
  assert.deepEqual(
    [log.items.value[0].number, log.items.value[0].isPast, log.items.value[99].isPast],
    [20, true, false],
  )
  log.clear()
  assert.equal(log.items.value.length, 0)
})
