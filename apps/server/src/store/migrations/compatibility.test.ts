import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FUNCTIONS } from '../postgres/functions/functions.ts'
import { hashOfSql, hashOfVersion, whyIncompatible, whyUnusable } from './compatibility.ts'
import type { Migration } from './migration.ts'

const migration = (sqlite: string): Migration => ({ sqlite, postgres: '' })
const OURS = [migration('create table a (x text);'), migration('create table b (\n  y text\n);')]
const why = (version: number, hash: string | null | undefined) => whyIncompatible('sqlite', version, hash, OURS)

test('a database is compatible as long as the migrations that made it are unchanged', () => {
  assert.equal(why(0, undefined), undefined)
  assert.equal(why(1, hashOfVersion('sqlite', 1, OURS)), undefined)
  assert.equal(why(2, hashOfVersion('sqlite', 2, OURS)), undefined)
  const reformatted = [OURS[0]!, migration('create table b ( -- a comment\n y text );')]
  assert.equal(why(2, hashOfVersion('sqlite', 2, reformatted)), undefined)
  assert.equal(why(2, null), undefined, 'a database without a hash is accepted')
})

test('a database that was made by a changed or unknown migration is refused', () => {
  const changed = hashOfVersion('sqlite', 2, [migration('create table a (z text);'), OURS[1]!])
  assert.match(why(2, changed)!, /^another Trick Bento made it/)
  assert.match(why(1, hashOfVersion('sqlite', 2, OURS))!, /^another Trick Bento made it/)
  assert.match(why(3, changed)!, /^it was written by a newer .* has version 3, and this one knows 2$/)
})

test('a changed stored function comes with a new migration', () => {
  const hashOfMigration5 = '2dd26236296740e419de7c95e7c02bf76a20666452a293863f0ece782a52f965'
  const advice = 'Functions are replaced when a migration runs. Add a migration, then update the hash in this test.'
  assert.equal(hashOfSql(FUNCTIONS), hashOfMigration5, advice)
})

test('the reason why a database cannot be used is one line', () => {
  assert.equal(whyUnusable(new Error('file is not a database')), 'file is not a database')
  assert.equal(whyUnusable(new Error('Invalid URL.\n    at somewhere')), 'Invalid URL')
  assert.match(whyUnusable(new Error('table listings has no column named line')), /^another Trick Bento made it: table/)
  assert.match(
    whyUnusable(new Error('relation "trick_bento.jobs" does not exist')),
    /^another Trick Bento made it: rel/,
  )
})
