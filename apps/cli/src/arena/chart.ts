import { padStart } from '../width.ts'
import { type Axis, type Mark, pointsAxis, timeAxis } from './axes.ts'
import { type Box, placeLabels } from './labels.ts'

const ROWS = 15
const SIGNS = '●◆■▲○◇□△'

/** Plot of strength against time in characters, the best at the top. */
export function drawChart(marks: readonly Mark[], best: 'highest' | 'lowest', width: number): string[] {
  const time = timeAxis(marks)
  const strength = pointsAxis(marks, best)
  const margin = Math.max(...strength.ticks.map(({ label }) => label.length)) + 1
  const columns = width - margin - 6
  const rowOf = (share: number): number => Math.round((1 - share) * (ROWS - 1))
  const columnOf = (share: number): number => Math.round(share * (columns - 1))
  const grid = Array.from({ length: ROWS }, () => Array<string>(columns).fill(' '))

  const whiskers = marks.map(({ milliseconds, points, margin }): Box => {
    const ends = [points - margin, points + margin].map((value) => rowOf(strength.at(value)))
    const y = Math.min(...ends)
    return { x: columnOf(time.at(milliseconds)), y, width: 1, height: Math.max(...ends) - y + 1 }
  })
  for (const { x, y, height } of whiskers) for (let i = 0; i < height; i++) grid[y + i][x] = '│'
  const dots = marks.map(
    ({ points }, i): Box => ({ x: whiskers[i].x, y: rowOf(strength.at(points)), width: 1, height: 1 }),
  )
  const signOf = (i: number): string => SIGNS[i % SIGNS.length]
  for (const [i, { x, y }] of dots.entries()) grid[y][x] = signOf(i)
  const labels = placeLabels(
    marks.map(({ name }, i) => ({ box: dots[i], width: name.length + 3 })),
    whiskers,
    { area: { x: 0, y: 0, width: columns, height: ROWS }, height: 1, gap: 1 },
  )
  for (const [i, { x, y }] of labels.entries()) {
    const isBeside = y === dots[i].y
    const words = isBeside ? marks[i].name : `${signOf(i)} ${marks[i].name}`
    const from = isBeside && x < dots[i].x ? x + 2 : x
    for (const [k, letter] of [...words].entries()) if (from + k < columns) grid[y][from + k] = letter
  }

  const rowLabels = new Map(strength.ticks.map(({ at, label }) => [rowOf(at), label]))
  const lines = grid.map((row, y) => {
    const label = rowLabels.get(y)
    return `${padStart(label ?? '', margin)} ${label === undefined ? '│' : '┤'}${row.join('')}`.trimEnd()
  })
  return [...lines, ...timeLines(time, columns, columnOf).map((line) => `${' '.repeat(margin + 1)}${line}`.trimEnd())]
}

function timeLines(time: Axis, columns: number, columnOf: (share: number) => number): string[] {
  const line = Array<string>(columns).fill('─')
  const words = Array<string>(columns + 6).fill(' ')
  let free = 0
  for (const { at, label } of time.ticks) {
    const column = columnOf(at)
    line[column] = '┬'
    const from = Math.max(0, column + 1 - (label.length >> 1))
    if (from < free) continue
    for (const [k, letter] of [...label].entries()) words[from + k] = letter
    free = from + label.length + 1
  }
  return [`└${line.join('')}`, words.join('')]
}
