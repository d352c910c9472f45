import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick } from '@trick-bento/games'
import { type GameKind, legal, makeMove, must, type Table } from '@trick-bento/kit'
import type { TableSettings } from '@trick-bento/protocol'
import type { Entry } from '../tables/entry.ts'
import { OnlineTable } from '../tables/online-table.ts'
import { stateAfter } from '../tables/testing/state-after.ts'
import { finishedGame, placesAt } from './finished-game.ts'

function tableWith(kind: GameKind, totals: readonly number[]): Table {
  const table = must(kind.at(totals.length)).table()
  table.seatOnly(totals.map((_, seat) => seat))
  for (const [seat, total] of totals.entries()) table.totals[seat] = total
  return table
}

test('placesAt puts winners first, orders the others by their points and lets ties share a place', () => {
  const placed = (kind: GameKind, totals: readonly number[]): number[] =>
    placesAt(must(kind.at(totals.length)), tableWith(kind, totals))
  assert.deepEqual(placed(gummiTrick, [10, 30, 20, 20]), [4, 1, 2, 2])
  assert.deepEqual(placed(gudetama, [3, 9, 3, 7, 12]), [1, 4, 1, 3, 5], 'the fewest points win')
  assert.deepEqual(placed(bannish, [9, 1, 9]), [1, 3, 1], 'all seats that have reached the goal win')
})

const SETTINGS: TableSettings = {
  game: 'gudetama',
  seats: 2,
  options: {},
  clock: 'off',
  pace: 'normal',
  listed: false,
  chat: false,
  openHands: false,
  latecomers: true,
}

/** A finished game of Ann and Ben in which a bot makes those decisions of Ben for which `isAway` is true. */
function playedWith(isAway: (decision: number) => boolean, atTheEnd: Entry[] = []) {
  const table = new OnlineTable({ id: 't', secret: 's', openedAt: 0 }, [
    { type: 'opened', settings: SETTINGS, host: 'ann', commitment: 'c' },
    { type: 'sat', seat: 0, person: 'ann', name: 'Ann', value: '' },
    { type: 'sat', seat: 1, person: 'ben', name: 'Ben', value: '' },
    { type: 'started' },
  ])
  let ofBen = 0
  for (;;) {
    const { match, game, turn } = table
    const move = makeMove(game, match!.table.phase, legal(game, match!.table, turn).first)
    const away = turn === 1 && isAway(ofBen++)
    const decided: Entry = { type: 'decided', seat: turn, move, by: away ? 'bot' : 'person' }
    const entries: Entry[] = away ? [{ type: 'bot', seat: 1, level: 'strong', why: 'away' }, decided] : [decided]
    const isLast = stateAfter(table, entries).phase === 'over'
    table.fold(table.number, isLast ? [...atTheEnd, ...entries] : entries)
    if (isLast) return { decisions: ofBen, finished: finishedGame(table, 7) }
  }
}

test('a result belongs to the player with most decisions at the seat, and to its current occupant if tied', () => {
  const { decisions, finished } = playedWith(() => false)
  assert.deepEqual(
    finished.sitters.map(({ player, name }) => `${name} ${player}`),
    ['Ann ann', 'Ben ben'],
  )
  assert.ok(finished.counts && finished.endedAt === 7 && finished.series === 't')
  const half = Math.floor(decisions / 2)
  assert.equal(playedWith((n) => n < half).finished.sitters[1]!.player, 'ben')
  const bots = playedWith((n) => n <= decisions - half).finished.sitters[1]!
  assert.deepEqual([bots.player, bots.person, bots.name], ['bot:strong', 'ben', 'Ben'])
  const { sitters } = playedWith(
    () => false,
    [
      { type: 'left', seat: 1, why: 'stood up' },
      { type: 'bot', seat: 1, level: 'expert', why: 'seated' },
    ],
  ).finished
  assert.deepEqual(
    [sitters[1]!.level, sitters[1]!.person, sitters[1]!.player],
    ['expert', undefined, 'ben'],
    'a person who leaves before the end keeps the result',
  )
})
