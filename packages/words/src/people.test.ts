import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { People } from './people.ts'
import { wordingOf } from './testing/wordings.ts'
import { textOf } from './text.ts'

const game = must(gummiTrick.at(2))

test('a person without a name is addressed as the reader of a record, in the words of any language', () => {
  for (const name of ['You', 'あなた', '\u2068You\u2069']) {
    const people = People.ofRecord(['Hana', name])
    assert.equal(people.you, 1)
    assert.equal(textOf({ kind: 'leads', seat: 1 }, { ...wordingOf(game), people }), 'You lead')
    assert.equal(textOf({ kind: 'leads', seat: 1 }, { ...wordingOf(game, 'ja'), people }), 'あなたがリードします')
  }
})

test('a record in which everybody has a name addresses nobody', () => {
  const people = People.ofRecord(['Yourself', 'Hana'])
  assert.equal(people.you, -1)
  assert.equal(textOf({ kind: 'leads', seat: 0 }, { ...wordingOf(game), people }), 'Yourself leads')
})
