import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commandRequestSchema, commandSchema } from './command.ts'

test('a command gets the defaults of its optional fields', () => {
  assert.deepEqual(commandSchema.parse({ type: 'sit', seat: 1, name: ' Ann ' }), {
    type: 'sit',
    seat: 1,
    name: 'Ann',
    value: '',
  })
  assert.deepEqual(commandSchema.parse({ type: 'hand-over' }), { type: 'hand-over', level: 'steady' })
})

test('a command with an unknown type, an unknown field or a wrong field is refused', () => {
  for (const command of [
    { type: 'dance' },
    { type: 'start', now: true },
    { type: 'play' },
    { type: 'play', move: 'x'.repeat(41) },
    { type: 'kick', seat: -1 },
    { type: 'kick', seat: 1.5 },
    { type: 'block', whom: { seat: 1, said: 2 } },
    { type: 'say', what: { emote: 'shout' } },
    { type: 'say', what: { emote: 'hello', text: 'hello' } },
  ]) {
    assert.ok(!commandSchema.safeParse(command).success, JSON.stringify(command))
  }
})

test('a chat message is an emote or a line of text', () => {
  for (const what of [{ emote: 'hello' }, { text: 'good luck' }]) {
    assert.ok(commandSchema.safeParse({ type: 'say', what }).success)
  }
})

test('a command request needs a printable key, and the number of seen entries is optional', () => {
  const command = { type: 'start' }
  assert.ok(commandRequestSchema.safeParse({ key: 'k', command }).success)
  assert.ok(commandRequestSchema.safeParse({ key: 'k', command, number: 3 }).success)
  for (const request of [
    { command },
    { key: '', command },
    { key: '\n', command },
    { key: 'k', command, number: -1 },
  ]) {
    assert.ok(!commandRequestSchema.safeParse(request).success, JSON.stringify(request))
  }
})
