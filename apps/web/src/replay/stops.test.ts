import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GameKind } from '@trick-bento/kit'
import { games, screenOf } from '../games.ts'
import { randomMatch } from '../records/testing/random-record.ts'
import { Stage } from '../table/stage.ts'
import { markAt, marksOf, stopsOf } from './stops.ts'

const sizesOf = ({ seats: { least, most, usual } }: GameKind): number[] => [...new Set([least, usual, most])]

for (const kind of games) {
  test(`${kind.id}: a replay stops at every deal, every decision and the end, in order`, () => {
    for (const seats of sizesOf(kind)) {
      const { game, events, decisions, table } = randomMatch(kind, seats, 'stops')
      const stops = stopsOf(game, events)
      const of = (wanted: string): number => stops.filter((stop) => stop.kind === wanted).length
      assert.equal(of('deal'), table.round)
      assert.equal(of('decision'), decisions.length)
      assert.ok(of('round end') <= table.round)
      assert.equal(stops.at(-1)!.events, events.length)
      assert.equal(stops.at(-1)!.decisions, decisions.length)
      for (const [i, stop] of stops.entries()) if (i > 0) assert.ok(stop.events > stops[i - 1].events)
    }
  })

  test(`${kind.id}: the stop after a played card shows it in the trick`, () => {
    const { game, events } = randomMatch(kind, kind.seats.usual, 'seen')
    const stage = new Stage(game, screenOf(kind), 'all', () => events)
    for (const [i, { events: until, kind: what }] of stopsOf(game, events).entries()) {
      const added = events.slice(stage.position, until)
      stage.jump(until)
      const played = added.findLast(({ type }) => type === 'play' || type === 'cover')
      if (what !== 'decision' || played === undefined) continue
      const spots = stage.picture.value.trick.filter(({ gone }) => !gone)
      assert.ok(
        spots.some(({ seat }) => 'seat' in played && seat === played.seat),
        `stop ${i}`,
      )
    }
  })

  test(`${kind.id}: the marks are the deals and the tricks`, () => {
    const { game, events, table } = randomMatch(kind, kind.seats.usual, 'marks')
    const stops = stopsOf(game, events)
    const marks = marksOf(stops)
    assert.deepEqual(marks[0], { stop: 0, round: 1, trick: 0 })
    assert.equal(marks.filter(({ trick }) => trick === 0).length, table.round)
    for (const [i, { round, trick, stop }] of marks.entries()) {
      if (i > 0 && trick > 0) assert.deepEqual([round, trick], [marks[i - 1].round, marks[i - 1].trick + 1])
      assert.equal(markAt(marks, stop), marks[i])
      assert.equal(stops[stop].kind, trick === 0 ? 'deal' : 'decision')
    }
  })
}

test('Gummi Trick has twelve tricks with one card of every seat', () => {
  const { game, events } = randomMatch(games[0], 4, 'twelve')
  assert.deepEqual(
    marksOf(stopsOf(game, events)).map(({ stop }) => stop),
    [0, ...Array.from({ length: 12 }, (_, trick) => 1 + trick * 4)],
  )
})
