import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { type Damage, damaged } from '../../packages/games/src/testing/damage.ts'

/** A valid record of the referee program. */
export const lineOf = (file: string, index = 0): string =>
  readFileSync(join(import.meta.dirname, '../../packages/games/test-data/records', `${file}.jsonl`), 'utf8').split(
    '\n',
  )[index]

/** Registers a test: a valid record with this damage is refused with this sentence. */
export function refuses(title: string, file: string, damage: Damage, wanted: RegExp | string): void {
  test(`a record of ${file} is refused: ${title}`, () => {
    const problems = damaged(lineOf(file), games, damage)
    if (typeof wanted === 'string') assert.equal(problems.split('\n')[0], wanted)
    else assert.match(problems, wanted)
  })
}
