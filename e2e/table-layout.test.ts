import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import type { Match } from '@trick-bento/kit'
import { openApp } from './harness/index.ts'
import {
  coveredHandCards,
  coveredPlaques,
  coveredTrickCards,
  geometryOf,
  outsideScreen,
  unusedHeight,
} from './harness/layout.ts'
import { FAST_WITH_TAPS, PLAYABLE, sitDown } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const MOST_UNUSED = 0.15

const cardsInHand = ({ table }: Match): number => [...table.hand(0)].length
const dealt = ({ game, table, decisions }: Match): number =>
  cardsInHand({ table } as Match) + Math.floor(decisions.length / game.seats)
const isMidRound = (match: Match): boolean =>
  isYourTurn(match) && match.table.played > 0 && cardsInHand(match) <= Math.ceil(dealt(match) / 2)
const isLate = (match: Match): boolean => isYourTurn(match) && match.table.played > 0 && cardsInHand(match) === 2

for (const { width, height } of SCREENS) {
  test(`every table fits ${width} × ${height}: nothing is covered, clipped or left empty`, async (t) => {
    const app = await openApp(t, { width, height, storage: { settings: FAST_WITH_TAPS } })
    const problems: string[] = []
    for (const kind of games) {
      const { least, usual, most } = kind.seats
      for (const seats of new Set([least, usual, most])) {
        for (const [when, isSo] of [
          ['mid-round', isMidRound],
          ['late', isLate],
        ] as const) {
          await sitDown(app, tableWhere(kind, isSo, { seats }), PLAYABLE)
          const geometry = await geometryOf(app.page)
          const unused = unusedHeight(geometry)
          const found = [
            ...outsideScreen(geometry),
            ...(await coveredHandCards(app.page)),
            ...(await coveredPlaques(app.page)),
            ...(await coveredTrickCards(app.page)),
            ...(unused > MOST_UNUSED ? [`${Math.round(unused * 100)} % of the height are unused`] : []),
          ]
          problems.push(...found.map((problem) => `${kind.id}, ${seats} seats, ${when}: ${problem}`))
        }
      }
    }
    assert.deepEqual(problems, [])
  })
}
