import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameRecord, Match } from '@trick-bento/kit'
import { games } from '../games.ts'
import { type OpenedRecord, openRecord } from '../records/open-record.ts'
import { recordAtRandom } from '../records/testing/random-record.ts'
import type { Animator } from '../table/stage.ts'
import { ReplayTable } from './replay-table.ts'

type Draft = { -readonly [K in keyof GameRecord]: GameRecord[K] }
const followed = (opened: OpenedRecord): OpenedRecord & { match: Match } => {
  assert.ok(opened.match)
  return { ...opened, match: opened.match }
}
const replayOf = (record: GameRecord, beat = 0): ReplayTable =>
  new ReplayTable(followed(openRecord(record)), () => beat)

for (const kind of games) {
  test(`${kind.id}: step by step and back again shows the same as jumping there`, async () => {
    const record = recordAtRandom(kind, kind.seats.usual, 'steps')
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

  test(`${kind.id}: every viewer can look at every moment, and only one who sees all sees all hands`, () => {
    const replay = replayOf(recordAtRandom(kind, kind.seats.least, 'viewers'))
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

test('it plays to the end by itself, and then from the beginning', async () => {
  const replay = replayOf(recordAtRandom(games[2], 2, 'alone'))
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

/** A screen on which every card takes its time. */
const slow: Animator = {
  prepare: () => () => new Promise((resolve) => setTimeout(resolve, 5)),
  rest: () => new Promise((resolve) => setTimeout(resolve, 5)),
  cry: async () => {},
}

test('impatient steps and jumps while cards are moving end where they should', async () => {
  const replay = replayOf(recordAtRandom(games[0], 4, 'impatient'))
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

test('a finished trick is lingered over when the replay goes by itself, not when somebody steps on', async () => {
  let rests = 0
  const counting: Animator = {
    ...slow,
    rest: async () => {
      rests++
    },
  }
  const replay = replayOf(recordAtRandom(games[0], 2, 'linger'))
  replay.stage.value.animator = counting
  for (let n = 0; n < 5; n++) await replay.forward()
  assert.equal(rests, 0)
  assert.equal(replay.stage.value.animator, counting)
  await replay.play()
  assert.equal(rests, 10)
})

test('jumps beyond the ends stay within', () => {
  const replay = replayOf(recordAtRandom(games[0], 2, 'ends'))
  replay.back()
  assert.equal(replay.at.value, 0)
  replay.jump(1e9)
  assert.equal(replay.at.value, replay.stops.length - 1)
})

test('a record that breaks the rules is followed until it does', async () => {
  const record: Draft = structuredClone(recordAtRandom(games[0], 3, 'cheat'))
  const moves = record.rounds[0].moves as { seat: number; move: string; card?: string }[]
  moves[10] = { seat: moves[10].seat, move: 'R99' }
  const opened = openRecord(record)
  assert.match(opened.problems[0], /^round 1, move 11 /)
  const replay = new ReplayTable(followed(opened), () => 0)
  assert.equal(replay.stops.at(-1)!.decisions, 10)
  replay.last()
  assert.equal(replay.match.over, false)
})

test('a round that cannot be dealt is left out', () => {
  const record = structuredClone(recordAtRandom(games[3], 4, 'deal'))
  ;(record.rounds[1].hands[2] as string[]).pop()
  const opened = openRecord(record)
  assert.equal(opened.problems.length, 1)
  const replay = new ReplayTable(followed(opened), () => 0)
  assert.deepEqual([...new Set(replay.stops.map(({ round }) => round))], [1])
})

test('a record whose first round cannot be dealt cannot be followed at all', () => {
  const record = structuredClone(recordAtRandom(games[1], 4, 'none'))
  ;(record.rounds[0].hands[2] as string[]).pop()
  assert.equal(openRecord(record).match, undefined)
  assert.equal(openRecord({ ...record, seats: 8 }).match, undefined)
})

test('false results are told, and the whole game can be seen', () => {
  const record = recordAtRandom(games[1], 4, 'false')
  const opened = openRecord({ ...record, winners: [0, 1, 2, 3] })
  assert.equal(opened.problems.length, 1)
  assert.equal(followed(opened).match.over, true)
})
