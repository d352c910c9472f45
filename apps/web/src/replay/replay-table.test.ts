import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameRecord, Match } from '@trick-bento/kit'
import { games } from '../games.ts'
import { type OpenedRecord, openRecord } from '../records/open-record.ts'
import { randomRecord } from '../records/testing/random-record.ts'
import type { Animator } from '../table/stage.ts'
import { ReplayTable } from './replay-table.ts'

type Writable = { -readonly [K in keyof GameRecord]: GameRecord[K] }
const followed = (opened: OpenedRecord): OpenedRecord & { match: Match } => {
  assert.ok(opened.match)
  return { ...opened, match: opened.match }
}
const replayOf = (record: GameRecord): ReplayTable => new ReplayTable(followed(openRecord(record)), () => 0)

for (const kind of games) {
  test(`${kind.id}: steps forward and back show the same as jumps`, async () => {
    const record = randomRecord(kind, kind.seats.usual, 'steps')
    const [walk, jumps] = [replayOf(record), replayOf(record)]
    while (!walk.atEnd.value) {
      await walk.forward()
      jumps.jump(walk.at.value)
      assert.deepEqual(walk.stage.value.picture.value, jumps.stage.value.picture.value)
    }
    for (let n = 0; n < 30 && walk.at.value > 0; n++) {
      walk.back()
      jumps.jump(walk.at.value)
      assert.deepEqual(walk.stage.value.picture.value, jumps.stage.value.picture.value)
    }
  })

  test(`${kind.id}: the viewer can be changed, and only the viewer of all cards sees all hands`, () => {
    const replay = replayOf(randomRecord(kind, kind.seats.least, 'viewers'))
    const { seats } = replay.stage.value.picture.value
    assert.ok(seats.every(({ hand }) => hand.hidden === 0))
    replay.look(0)
    const [own, other] = replay.stage.value.picture.value.seats
    assert.equal(own.hand.hidden, 0)
    assert.ok(other.hand.hidden > 0)
    replay.last()
    assert.equal(replay.viewer, 0)
    replay.look(-1)
    replay.look('all')
    assert.equal(replay.stage.value.position, replay.events.length)
  })
}

test('a replay plays to the end, and then again from the beginning', async () => {
  const replay = replayOf(randomRecord(games[2], 2, 'alone'))
  replay.jump(replay.stops.length - 3)
  const playing = replay.play()
  assert.equal(replay.playing.value, true)
  await playing
  assert.equal(replay.atEnd.value, true)
  assert.equal(replay.playing.value, false)
  void replay.play()
  assert.equal(replay.at.value, 1)
  replay.pause()
  const at = replay.at.value
  await new Promise((resolve) => setTimeout(resolve, 10))
  assert.equal(replay.at.value, at)
})

/** An animator that needs time for every card. */
const slow: Animator = {
  prepare: () => () => new Promise((resolve) => setTimeout(resolve, 5)),
  rest: async () => {},
  showTrick: () => new Promise((resolve) => setTimeout(resolve, 5)),
  showBanner: async () => {},
  settle: async () => {},
}

test('steps and jumps during an animation end at the right stop', async () => {
  const replay = replayOf(randomRecord(games[0], 4, 'impatient'))
  replay.stage.value.animator = slow
  const steps = [replay.forward(), replay.forward(), replay.forward()]
  assert.equal(replay.at.value, 3)
  await Promise.all(steps)
  assert.equal(replay.stage.value.position, replay.stops[3].events)
  replay.stage.value.animator = slow
  const step = replay.forward()
  replay.jump(20)
  await step
  assert.equal(replay.at.value, 20)
  assert.equal(replay.stage.value.position, replay.stops[20].events)
  replay.stage.value.animator = slow
  const another = replay.forward()
  replay.back()
  await another
  assert.equal(replay.stage.value.position, replay.stops[20].events)
})

test('a finished trick is paused on when the replay plays, not when the user steps forward', async () => {
  let pauses = 0
  const counting: Animator = {
    ...slow,
    showTrick: async () => {
      pauses++
    },
  }
  const replay = replayOf(randomRecord(games[0], 2, 'linger'))
  replay.stage.value.animator = counting
  for (let n = 0; n < 5; n++) await replay.forward()
  assert.equal(pauses, 0)
  assert.equal(replay.stage.value.animator, counting)
  await replay.play()
  assert.equal(pauses, 10)
})

test('a jump beyond an end goes to that end', () => {
  const replay = replayOf(randomRecord(games[0], 2, 'ends'))
  replay.back()
  assert.equal(replay.at.value, 0)
  replay.jump(1e9)
  assert.equal(replay.at.value, replay.stops.length - 1)
})

test('a record that breaks the rules is shown up to that move', async () => {
  const record: Writable = structuredClone(randomRecord(games[0], 3, 'cheat'))
  const moves = record.rounds[0].moves as { seat: number; move: string; card?: string }[]
  moves[10] = { seat: moves[10].seat, move: 'R99' }
  const opened = openRecord(record)
  assert.match(opened.problems[0], /^round 1, move 11 /)
  const replay = new ReplayTable(followed(opened), () => 0)
  assert.equal(replay.stops.at(-1)!.decisions, 10)
  replay.last()
  assert.equal(replay.match.over, false)
})

test('a round with an impossible deal is left out', () => {
  const record = structuredClone(randomRecord(games[3], 4, 'deal'))
  ;(record.rounds[1].hands[2] as string[]).pop()
  const opened = openRecord(record)
  assert.equal(opened.problems.length, 1)
  const replay = new ReplayTable(followed(opened), () => 0)
  assert.deepEqual([...new Set(replay.stops.map(({ round }) => round))], [1])
})

test('a record with an impossible first deal has no match', () => {
  const record = structuredClone(randomRecord(games[1], 4, 'none'))
  ;(record.rounds[0].hands[2] as string[]).pop()
  assert.equal(openRecord(record).match, undefined)
  assert.equal(openRecord({ ...record, seats: 8 }).match, undefined)
})

test('a record with a wrong result has a problem and a complete match', () => {
  const record = randomRecord(games[1], 4, 'false')
  const opened = openRecord({ ...record, winners: [0, 1, 2, 3] })
  assert.equal(opened.problems.length, 1)
  assert.equal(followed(opened).match.over, true)
})
