import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkProof,
  commitmentTo,
  type DealEvidence,
  type Proof,
  parseProof,
  type StepName,
} from '@trick-bento/kit/fair'
import { games } from './index.ts'
import { provenGame } from './testing/proofs.ts'

const [gummi] = games
const { proof, witness } = provenGame(gummi!, 4)

/** The problems that the check finds, by step. */
const wrong = (proof: Proof, seen: DealEvidence = witness): Partial<Record<StepName, string>> =>
  Object.fromEntries(
    checkProof(proof, gummi!, seen).flatMap((step) => (step.outcome === 'wrong' ? [[step.name, step.problem]] : [])),
  )

for (const kind of games) {
  for (let { least: seats, most } = kind.seats; seats <= most; seats++) {
    test(`an honest proof of ${kind.id} with ${seats} seats is right in every step`, () => {
      const { proof, witness } = provenGame(kind, seats)
      const written = parseProof(JSON.stringify(proof))
      assert.ok(written.ok)
      const steps = checkProof(written.value, kind, witness)
      assert.deepEqual(
        steps.map(({ name, outcome }) => `${name} ${outcome}`),
        ['seal right', 'secret right', 'value right', 'rules right', 'deal right', 'account right'],
      )
    })
  }
}

test('without own notes, the check says which steps cannot be decided', () => {
  assert.deepEqual(
    checkProof(proof, gummi!).map(({ outcome }) => outcome),
    ['unknown', 'right', 'unknown', 'right', 'right', 'unknown'],
  )
})

test('the check finds another secret by the commitment and by the cards', () => {
  const found = wrong({ ...proof, secret: 'another' })
  assert.deepEqual(Object.keys(found), ['secret', 'deal'])
  assert.match(found.secret!, /^the secret does not belong to the commitment: it would be "[0-9a-f]{64}", not "/)
  assert.match(
    found.deal!,
    /^round 1: the cards of the record are not those that follow from the secret and the values$/,
  )
})

test('the check finds another secret with its own commitment by what was shown before the first card', () => {
  const found = wrong({ ...proof, secret: 'another', commitment: commitmentTo('another') })
  assert.deepEqual(Object.keys(found), ['seal', 'deal'])
  assert.match(found.seal!, /^the commitment shown before the first card was "[0-9a-f]{64}", but the proof says "/)
})

test('the check finds a changed value of the own seat by the notes, and of any seat by the cards', () => {
  const mine = wrong({ ...proof, values: ['changed', ...proof.values.slice(1)] })
  assert.deepEqual(Object.keys(mine), ['value', 'deal'])
  assert.equal(mine.value, 'seat 0 put "value 0" into the deal, but the proof says "changed"')
  assert.deepEqual(Object.keys(wrong({ ...proof, values: [...proof.values.slice(0, 3), 'changed'] })), ['deal'])
})

test('the check names an illegal move and wrong scores', () => {
  const [round] = proof.record.rounds
  const moves = [...round!.moves.slice(0, 5), { ...round!.moves[5]!, move: round!.moves[0]!.move }]
  const found = wrong({ ...proof, record: { ...proof.record, rounds: [{ ...round!, moves }] } })
  assert.match(found.rules!, /^round 1, move 6 /)
  const scores = wrong({ ...proof, record: { ...proof.record, totals: [99, 0, 0, 0] } })
  assert.deepEqual(Object.keys(scores), ['rules'])
  assert.match(scores.rules!, /^totals: the record says \[99,0,0,0\]/)
})

test('the check finds another game on the same deal', () => {
  const other = provenGame(gummi!, 4, 'other moves')
  const found = wrong({ ...proof, record: other.proof.record })
  assert.deepEqual(Object.keys(found), ['account'])
  assert.equal(found.account, 'the record is not of the game that was seen: other cards were dealt or played then')
})

test('a proof of the wrong shape is refused with a reason', () => {
  const refused = (change: object): string => {
    const read = parseProof(JSON.stringify({ ...proof, ...change }))
    return read.ok ? 'read' : read.error
  }
  assert.equal(refused({}), 'read')
  assert.match(
    refused({ format: 'trick-bento/1' }),
    /^proof\.format must be "trick-bento-proof\/1", not "trick-bento\/1"/,
  )
  assert.match(refused({ secret: 7 }), /^proof\.secret must be text of at most 200 characters, not 7/)
  assert.match(refused({ values: ['a'] }), /^proof\.values must be a text or null for each of the 4 seats/)
  assert.match(refused({ values: 'abcd' }), /^proof\.values must be/)
  assert.match(refused({ record: null }), /^record must be an object/)
  assert.match(refused({ extra: 1 }), /^proof has an unknown field "extra"/)
  for (const text of ['', '[]', 'null', '{"format":"trick-bento-proof/1"', '7'])
    assert.equal(parseProof(text).ok, false)
})
