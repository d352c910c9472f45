import type { GameStatistics } from '@trick-bento/protocol'
import { words } from '../i18n/index.ts'
import './sparkline.css'

const WIDTH = 240
const HEIGHT = 56
const EDGE = 3

/** A rating over time with its confidence band. */
export function Sparkline({ course }: Pick<GameStatistics, 'course'>) {
  if (course.length < 2) return null
  const least = Math.min(...course.map(({ points, plusMinus }) => points - plusMinus))
  const most = Math.max(...course.map(({ points, plusMinus }) => points + plusMinus))
  const x = (i: number): number => EDGE + (i / (course.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (points: number): number => EDGE + ((most - points) / (most - least)) * (HEIGHT - 2 * EDGE)
  const line = (of: (each: GameStatistics['course'][number]) => number): string[] =>
    course.map((each, i) => `${x(i).toFixed(1)},${y(of(each)).toFixed(1)}`)
  const upper = line(({ points, plusMinus }) => points + plusMinus)
  const lower = line(({ points, plusMinus }) => points - plusMinus)
  const last = course[course.length - 1]
  return (
    <svg
      class="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.value.history.course(course[0].points, last.points, course.length)}
    >
      <polygon class="sparkline-band" points={[...upper, ...lower.toReversed()].join(' ')} />
      <polyline class="sparkline-line" points={line(({ points }) => points).join(' ')} />
      <circle class="sparkline-end" cx={x(course.length - 1)} cy={y(last.points)} r={EDGE} />
    </svg>
  )
}
