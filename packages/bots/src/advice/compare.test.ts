import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gudetama, gummiTrick } from '@trick-bento/games'
import { must, range } from '@trick-bento/kit'
import { compare, type Pair } from './compare.ts'
import type { Outcome } from './outcome.ts'

const gummi = must(gummiTrick.at(4))
const eggs = must(gudetama.at(4))

interface Made {
  readonly takes?: boolean
  readonly vanishes?: boolean
  readonly trick?: number
  readonly score?: number
  readonly value?: number
  readonly points?: Readonly<Record<string, number>>
}
const outcome = ({
  takes = false,
  vanishes = false,
  trick = 0,
  score = 0,
  value = score,
  points = {},
}: Made): Outcome => ({
  value,
  score,
  trick: { takes, vanishes, points: trick },
  points: new Map(Object.entries(points)),
})
/** A hundred deals. */
const deals = (make: (i: number) => [mine: Made, other: Made]): Pair[] =>
  range(0, 99).map((i) => {
    const [mine, other] = make(i)
    return { mine: outcome(mine), other: outcome(other) }
  })

test('moves are equal if the difference may be chance, and only then', () => {
  const noise = (i: number): number => ((i * 37) % 100) - 49.5
  assert.equal(
    compare(
      gummi,
      deals((i) => [{ score: noise(i) }, { score: noise(99 - i) }]),
    ).verdict,
    'equal',
  )
  assert.equal(
    compare(
      gummi,
      deals(() => [{}, {}]),
    ).verdict,
    'equal',
  )
  const ahead = compare(
    gummi,
    deals((i) => [{ score: noise(i) + 0.5 }, { score: noise(i) }]),
  )
  assert.deepEqual([ahead.verdict, ahead.lead], ['better', 0.5])
  assert.equal(
    compare(
      gummi,
      deals(() => [{ value: 1 }, { value: 0 }]),
    ).verdict,
    'preferred',
  )
  assert.equal(
    compare(
      gummi,
      deals(() => [
        { score: 0, value: 1 },
        { score: 1, value: 0 },
      ]),
    ).verdict,
    'preferred',
  )
  assert.equal(
    compare(
      gummi,
      deals(() => [
        { score: 1, value: 0 },
        { score: 0, value: 1 },
      ]),
    ).verdict,
    'unclear',
  )
})

test('the finding is what most of the advantage comes from', () => {
  const evidence = compare(
    gummi,
    deals((i) => [
      { takes: i < 90, vanishes: i < 30, score: i < 90 ? 3 : 0 },
      { takes: i < 20, score: i < 20 ? 3 : 0 },
    ]),
  )
  assert.deepEqual(evidence.finding, { what: 'takes', mine: 0.9, other: 0.2 })
  assert.equal(evidence.takes, 0.9)
})

test('winning less often is a finding only if winning is bad', () => {
  const seldom = (value: number): Pair[] => deals((i) => [{ takes: i < 30, score: value }, { takes: i < 70 }])
  assert.deepEqual(compare(gummi, seldom(1)).finding, { what: 'takes', mine: 0.3, other: 0.7 })
  const inSpite = deals((i) => [
    { takes: i < 30, score: i < 70 ? -1 : 9, points: {} },
    { takes: i < 70, score: 0 },
  ])
  assert.notEqual(compare(gummi, inSpite).finding?.what, 'takes')
})

test('points for a reason are a finding if they speak for the move', () => {
  const last = (mine: number, other: number): Pair[] =>
    deals((i) => [
      { score: i < mine ? -9 : 0, points: i < mine ? { 'last-trick': 9 } : {} },
      { score: i < other ? -9 : 0, points: i < other ? { 'last-trick': 9 } : {} },
    ])
  assert.deepEqual(compare(eggs, last(20, 60)).finding, { what: 'gains', why: 'last-trick', mine: 0.2, other: 0.6 })
  assert.equal(compare(eggs, last(60, 20)).finding, undefined)
})

test('a card that wins fewer points now may be better later', () => {
  const evidence = compare(
    gummi,
    deals((i) => [
      { takes: true, trick: 1, score: 4 + (i % 2) },
      { takes: true, trick: 2, score: 3 },
    ]),
  )
  assert.deepEqual(evidence.finding, { what: 'later points', mine: 3.5, other: 1 })
})

test('nothing is found where moves are equal', () => {
  assert.equal(
    compare(
      gummi,
      deals((i) => [{ takes: i < 90 }, { takes: i < 10 }]),
    ).finding,
    undefined,
  )
})

test('where a trick brings no points, what comes of winning it is the finding', () => {
  const pairs = (trick: number): Pair[] =>
    deals((i) => [
      { takes: true, trick, score: 0 - trick },
      { score: i < 70 ? -9 : 0, points: i < 70 ? { 'last-trick': 9 } : {} },
    ])
  assert.equal(compare(eggs, pairs(0)).finding?.what, 'gains')
  assert.equal(compare(eggs, pairs(-1)).finding?.what, 'takes')
})
