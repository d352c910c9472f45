import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { games } from '@trick-bento/games'
import { must, range } from '@trick-bento/kit'
import { GAME_PROFILES } from './game-profiles.ts'
import { readWeights, type Weights } from './policy/weights.ts'
import { makeWeightsText } from './policy/weights-text.ts'

const folder = join(import.meta.dirname, 'weights')

test('every game with a profile has a weights file, and there are no others', () => {
  assert.deepEqual(
    readdirSync(folder).sort(),
    Object.keys(GAME_PROFILES)
      .map((id) => `${id}.json`)
      .sort(),
  )
})

for (const kind of games.filter(({ id }) => Object.hasOwn(GAME_PROFILES, id))) {
  describe(kind.title, () => {
    const text = readFileSync(join(folder, `${kind.id}.json`), 'utf8')
    const weights: Weights = JSON.parse(text)

    test('its weights fit every number of seats at every insight', () => {
      for (const seats of range(kind.seats.least, kind.seats.most)) {
        const { tables } = GAME_PROFILES[kind.id].makeFeatures(must(kind.at(seats)))
        for (const insight of [1, 2, 3] as const) must(readWeights(weights, kind.id, tables, insight))
      }
    })
    test('its weights name the command that made them', () => {
      assert.match(weights.madeBy, new RegExp(`^npx bento train ${kind.id} --seed \\S+ --steps \\d+$`))
    })
    test('its weights file is formatted as the command writes it', () => {
      assert.ok(text === makeWeightsText(weights), `${kind.id}.json was edited by hand or made by another command`)
    })
  })
}
