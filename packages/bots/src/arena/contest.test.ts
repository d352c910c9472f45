import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { type Contest, type ContestTerms, makeContest } from './contest.ts'

const game = must(gudetama.at(3))
const contestOf = (terms: Partial<ContestTerms>): Contest =>
  must(makeContest(game, { bots: ['random'], seed: 's', extent: 'round', ...terms }))

const errorOf = (terms: Partial<ContestTerms>): string => {
  const contest = makeContest(game, { bots: ['random'], seed: 's', extent: 'round', ...terms })
  assert.equal(contest.ok, false)
  return contest.ok ? '' : contest.error
}

const namesOf = ({ entrants }: Contest): string[] => entrants.map(({ name }) => name)

test('every bot is an entrant once, and so is the field', () => {
  assert.deepEqual(namesOf(contestOf({ bots: ['random', 'textbook@3', 'random'] })), ['random', 'textbook@3'])
  assert.deepEqual(namesOf(contestOf({ bots: ['random'], against: 'textbook@3' })), ['random', 'textbook@3'])
  assert.deepEqual(namesOf(contestOf({ bots: ['textbook', 'random'], against: 'random' })), ['textbook', 'random'])
})

test('more bots than seats can play against a field', () => {
  const bots = ['textbook@1', 'textbook@2', 'textbook@3', 'textbook@4']
  assert.equal(contestOf({ bots, against: 'random' }).seatings.length, 4 * 3 + 1)
  assert.match(errorOf({ bots }), /^4 bots cannot share 3 seats/)
})

test('impossible terms are refused with a reason', () => {
  assert.match(errorOf({ bots: [] }), /at least one bot/)
  assert.match(errorOf({ bots: ['Random'] }), /no bot "Random"; the bots are random, .*textbook, cheater$/)
  assert.match(errorOf({ against: 'nobody' }), /no bot "nobody"/)
  assert.match(errorOf({ bots: ['constructor'] }), /no bot/)
  assert.match(errorOf({ bots: ['random@3'] }), /random does not search, so it has no iterations/)
  for (const name of ['textbook@', 'textbook@0', 'textbook@1.5', 'textbook@-1', 'textbook@1e3', 'textbook@2@3']) {
    assert.match(errorOf({ bots: [name] }), /iterations must be a whole number from 1 to/, name)
  }
})
