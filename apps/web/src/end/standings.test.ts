import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick } from '@trick-bento/games'
import { type GameKind, must, type Seat } from '@trick-bento/kit'
import { distanceOf, standingsOf } from './standings.ts'

/** The end of a game with these totals and winners. */
function end(kind: GameKind, totals: readonly number[], winners: readonly Seat[]) {
  const real = must(kind.at(totals.length))
  const game = { ...real, over: () => true, winners: () => [...winners] } as typeof real
  const table = game.table()
  totals.forEach((total, seat) => {
    table.totals[seat] = total
  })
  const standings = standingsOf(game, table)
  return {
    order: standings.map(({ seat, place }) => `${place}: ${seat}`),
    distance: (seat: Seat) => distanceOf(seat, standings, game),
  }
}

test('seats are ordered by place, with the distance to the winner', () => {
  const { order, distance } = end(gummiTrick, [25, 28, 23, 18], [1])
  assert.deepEqual(order, ['1: 1', '2: 0', '3: 2', '4: 3'])
  assert.deepEqual(distance(0), { kind: 'behind', points: 3, others: [1] })
  assert.deepEqual(distance(1), { kind: 'ahead', points: 3, others: [0] })
})

test('equal totals share a place, and the next place is left out', () => {
  const { order, distance } = end(gummiTrick, [20, 20, 28, 18], [2])
  assert.deepEqual(order, ['1: 2', '2: 0', '2: 1', '4: 3'])
  assert.deepEqual(distance(2), { kind: 'ahead', points: 8, others: [0, 1] })
})

test('where the fewest points win, the order is turned round', () => {
  const { order, distance } = end(gudetama, [14, 22, 3], [2])
  assert.deepEqual(order, ['1: 2', '2: 0', '3: 1'])
  assert.deepEqual(distance(1), { kind: 'behind', points: 19, others: [2] })
  assert.deepEqual(distance(2), { kind: 'ahead', points: 11, others: [0] })
})

test('several winners share the first place', () => {
  const { order, distance } = end(bannish, [2, 1, 2, 0], [0, 2])
  assert.deepEqual(order, ['1: 0', '1: 2', '3: 1', '4: 3'])
  assert.deepEqual(distance(0), { kind: 'shared', points: 2 })
  assert.deepEqual(distance(1), { kind: 'behind', points: 1, others: [0, 2] })
})

test('a seat with the total of the winner is second if a rule for ties decides', () => {
  const { order, distance } = end(gummiTrick, [7, 7, 1], [1])
  assert.deepEqual(order, ['1: 1', '2: 0', '3: 2'])
  assert.deepEqual(distance(0), { kind: 'level', others: [1] })
  assert.deepEqual(distance(1), { kind: 'level', others: [0] })
})

test('a seat that is out with a better total than the winner is not behind another seat', () => {
  const { order, distance } = end(gudetama, [18, 21, 5], [0])
  assert.deepEqual(order, ['1: 0', '2: 2', '3: 1'])
  assert.deepEqual(distance(2), { kind: 'none' })
  assert.deepEqual(distance(0), { kind: 'none' })
})

test('if all seats win, no seat is behind', () => {
  const { order, distance } = end(gudetama, [4, 4], [0, 1])
  assert.deepEqual(order, ['1: 0', '1: 1'])
  assert.deepEqual(distance(1), { kind: 'shared', points: 4 })
})
