import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { type Draft, firstDraft, planOf, wrongOption } from './draft.ts'

const names = { you: 'You', friend: (seat: number) => `Friend ${seat}` }
const nothing = new URLSearchParams()
const plan = (draft: Draft, yourName = '') => must(planOf(gummiTrick, draft, yourName, names, () => 'by chance'))

test('without anything said, one person sits down with bots at the usual table', () => {
  const { players, seed, game } = plan(firstDraft(gummiTrick, undefined, nothing))
  assert.equal(game, 'gummi-trick')
  assert.equal(seed, 'by chance')
  assert.deepEqual(
    players.map(({ kind }) => kind),
    ['person', 'bot', 'bot', 'bot'],
  )
  assert.equal(new Set(players.map(({ name }) => name)).size, 4)
})

test('an address sets the table up', () => {
  const query = new URLSearchParams({ seats: '3', level: 'expert', seed: 'friday', options: '{"rounds":3}' })
  const { players, seed, options } = plan(firstDraft(gummiTrick, undefined, query), 'Mia')
  assert.equal(players.length, 3)
  assert.equal(seed, 'friday')
  assert.equal(options.rounds, 3)
  assert.equal(players[0].name, 'Mia')
  assert.ok(players.slice(1).every((player) => player.kind === 'bot' && player.level === 'expert'))
})

test('nonsense in the address or in what was kept is passed over', () => {
  const query = new URLSearchParams({ seats: '99', level: 'cheater', options: '{"rounds":' })
  for (const kept of [7, 'x', null, { seats: 'many', sitters: 3, friends: {}, options: { rounds: 2 } }]) {
    const { players, options } = plan(firstDraft(gummiTrick, kept, query))
    assert.equal(players.length, 4)
    assert.equal(options.rounds, 1)
  }
})

test('friends keep their names, and no bot is called like one of them', () => {
  const kept = { sitters: ['you', 'friend', 'steady', 'steady'], friends: ['', 'greta', '', ''] }
  const { players } = plan(firstDraft(gummiTrick, kept, nothing))
  assert.deepEqual(players[1], { kind: 'person', name: 'greta' })
  assert.ok(players.slice(2).every(({ name }) => name.toLowerCase() !== 'greta'))
})

test('options that do not go together are noticed, with the number of seats', () => {
  const few = [7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14]
  const draft = { ...firstDraft(gudetama, undefined, nothing), options: { copies: few } }
  assert.equal(wrongOption(gudetama, 'copies', { ...draft, seats: 3 }), undefined)
  assert.match(wrongOption(gudetama, 'copies', { ...draft, seats: 4 })!, /28 to 64/)
  assert.equal(planOf(gudetama, { ...draft, seats: 4 }, '', names, () => 'x').ok, false)
})
