import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { type Draft, firstDraft, levelsOf, planOf, savedDraft, withLevel, wrongOption } from './draft.ts'

const names = { you: 'You', friend: (seat: number) => `Friend ${seat}` }
const noQuery = new URLSearchParams()
const plan = (draft: Draft, yourName = '') => must(planOf(gummiTrick, draft, yourName, names, () => 'random'))

test('the default table has the usual number of seats, with one person and bots', () => {
  const { players, seed, game } = plan(firstDraft(gummiTrick, undefined, noQuery))
  assert.equal(game, 'gummi-trick')
  assert.equal(seed, 'random')
  assert.deepEqual(
    players.map(({ kind }) => kind),
    ['person', 'bot', 'bot', 'bot'],
  )
  assert.equal(new Set(players.map(({ name }) => name)).size, 4)
})

test('the query of the address sets seats, level, seed and options', () => {
  const query = new URLSearchParams({ seats: '3', level: 'expert', seed: 'friday', options: '{"rounds":3}' })
  const { players, seed, options } = plan(firstDraft(gummiTrick, undefined, query), 'Mia')
  assert.equal(players.length, 3)
  assert.equal(seed, 'friday')
  assert.equal(options.rounds, 3)
  assert.equal(players[0].name, 'Mia')
  assert.ok(players.slice(1).every((player) => player.kind === 'bot' && player.level === 'expert'))
})

test('invalid values in the address or in the saved draft are ignored', () => {
  const query = new URLSearchParams({ seats: '99', level: 'cheater', options: '{"rounds":' })
  for (const saved of [7, 'x', null, { seats: 'many', sitters: 3, friends: {}, options: { rounds: 2 } }]) {
    const { players, options } = plan(firstDraft(gummiTrick, saved, query))
    assert.equal(players.length, 4)
    assert.equal(options.rounds, 1)
  }
})

test('friends keep their names, and no bot has the name of a friend', () => {
  const saved = { sitters: ['you', 'friend', 'steady', 'steady'], friends: ['', 'greta', '', ''] }
  const { players } = plan(firstDraft(gummiTrick, saved, noQuery))
  assert.deepEqual(players[1], { kind: 'person', name: 'greta' })
  assert.ok(players.slice(2).every(({ name }) => name.toLowerCase() !== 'greta'))
})

test('a saved draft is read back without its seed', () => {
  const draft: Draft = {
    ...firstDraft(gummiTrick, undefined, noQuery),
    seats: 3,
    occupants: ['you', 'friend', 'expert', 'casual', 'steady'],
    friends: ['', 'greta', '', '', ''],
    seed: 'friday',
  }
  const saved = JSON.parse(JSON.stringify(savedDraft(draft)))
  assert.deepEqual(firstDraft(gummiTrick, saved, noQuery), { ...draft, seed: '' })
})

test('an invalid combination of options and number of seats is reported', () => {
  const few = [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14]
  const draft = { ...firstDraft(gudetama, undefined, noQuery), options: { copies: few } }
  assert.equal(wrongOption(gudetama, 'copies', { ...draft, seats: 3 }), undefined)
  assert.match(wrongOption(gudetama, 'copies', { ...draft, seats: 4 })!, /28 to 64/)
  assert.equal(planOf(gudetama, { ...draft, seats: 4 }, '', names, () => 'x').ok, false)
})

test('one choice sets the level of all bots and leaves the people where they are', () => {
  const saved = { seats: 4, sitters: ['you', 'friend', 'casual', 'expert', 'steady'] }
  const draft = firstDraft(gummiTrick, saved, noQuery)
  assert.deepEqual(levelsOf(draft), ['casual', 'expert'])
  const even = { ...draft, ...withLevel(draft, 'strong') }
  assert.deepEqual(even.occupants, ['you', 'friend', 'strong', 'strong', 'strong'])
  assert.deepEqual(levelsOf(even), ['strong'])
})
