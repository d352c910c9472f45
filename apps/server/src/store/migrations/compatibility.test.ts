import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOfMigrations, whyForeign, whyUnusable } from './compatibility.ts'

const OURS = ['create table a (x text);', 'create table b (\n  y text\n);']

test('a database is ours as long as the migrations that made it are', () => {
  assert.equal(whyForeign(OURS, 0, undefined), undefined)
  assert.equal(whyForeign(OURS, 1, hashOfMigrations(OURS.slice(0, 1))), undefined)
  assert.equal(whyForeign(OURS, 2, hashOfMigrations(OURS)), undefined)
  assert.equal(whyForeign(OURS, 2, hashOfMigrations([OURS[0]!, 'create table b ( y text );'])), undefined)
  assert.equal(whyForeign(OURS, 2, null), undefined, 'nobody has written down what made it')
})

test('a migration that was changed, or one that nobody knows here, is told', () => {
  const changed = hashOfMigrations(['create table a (z text);', OURS[1]!])
  assert.match(whyForeign(OURS, 2, changed)!, /^another Trick Bento made it/)
  assert.match(whyForeign(OURS, 1, hashOfMigrations(OURS))!, /^another Trick Bento made it/)
  assert.match(whyForeign(OURS, 3, changed)!, /^it was written by a newer .* has version 3, and this one knows 2$/)
})

test('why a database cannot be used is one line', () => {
  assert.equal(whyUnusable(new Error('file is not a database')), 'file is not a database')
  assert.equal(whyUnusable(new Error('Invalid URL.\n    at somewhere')), 'Invalid URL')
  assert.match(whyUnusable(new Error('table listings has no column named line')), /^another Trick Bento made it: table/)
  assert.match(
    whyUnusable(new Error('relation "trick_bento.jobs" does not exist')),
    /^another Trick Bento made it: rel/,
  )
})
