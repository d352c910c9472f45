import { type Spread, spread } from '../statistics.ts'
import type { Load, Sample } from './load.ts'
import type { SubjectName } from './subjects.ts'

/** Measurements of one server under one load, one per pass. */
export interface Row {
  readonly subject: SubjectName
  readonly name: string
  readonly samples: readonly Sample[]
}
export interface LoadResult {
  readonly load: Load
  /** The bare server comes first. */
  readonly rows: readonly Row[]
}
export interface IdleResult {
  readonly name: string
  readonly kilobytes: number
}

/** Target values: at least this rate, at most this p99 in milliseconds. */
export interface Aim {
  readonly perSecond?: number
  readonly p99: number
}

const COLUMNS = [
  { key: 'perSecond', head: 'decisions/s', digits: 0, show: 'spread' },
  { key: 'p50', head: 'p50 ms', digits: 1, show: 'median' },
  { key: 'p99', head: 'p99 ms', digits: 1, show: 'spread' },
  { key: 'serverCpu', head: 'CPU ms', digits: 3, show: 'median' },
  { key: 'driverCpu', head: 'driver', digits: 3, show: 'median' },
  { key: 'others', head: 'others', digits: 2, show: 'median' },
] as const
const NAME_WIDTH = 27
const WIDTHS = { spread: 23, median: 8 } as const
const RATIOS = ['perSecond', 'p99', 'serverCpu'] as const

export function printLoad({ load, rows }: LoadResult, aims: (subject: SubjectName) => Aim | undefined): void {
  console.log(`\n${load.title}`)
  line('', [...COLUMNS.map(({ head, show }) => head.padEnd(WIDTHS[show])), '× bare: rate, p99, CPU'])
  const [bare] = rows
  for (const { subject, name, samples } of rows) {
    const cells = COLUMNS.map(({ key, digits, show }) => {
      const found = spread(samples.map((sample) => sample[key]))
      return (show === 'spread' ? format(found, digits) : found.median.toFixed(digits)).padEnd(WIDTHS[show])
    })
    const ratios = RATIOS.map((key) => spread(samples.map((sample, i) => sample[key] / bare.samples[i][key])).median)
    line(name, [...cells, subject === 'bare' ? '' : ratios.map((ratio) => ratio.toFixed(2)).join('  ')])
    const aim = aims(subject)
    if (aim !== undefined) console.log(`    ${verdict(aim, samples)}`)
  }
}

export function printIdle(streams: number, results: readonly IdleResult[]): void {
  console.log(`\n${streams} idle streams, four per table (kB of memory per stream)`)
  for (const { name, kilobytes } of results) line(name, [kilobytes.toFixed(1)])
}

function verdict(aim: Aim, samples: readonly Sample[]): string {
  const rate = spread(samples.map(({ perSecond }) => perSecond)).median
  const p99 = spread(samples.map((sample) => sample.p99)).median
  const parts = [
    ...(aim.perSecond === undefined ? [] : [`≥ ${aim.perSecond} decisions/s: ${metOrNot(rate >= aim.perSecond)}`]),
    `p99 < ${aim.p99} ms: ${metOrNot(p99 < aim.p99)}`,
  ]
  return `aim: ${parts.join(', ')}`
}

const metOrNot = (isMet: boolean): string => (isMet ? 'met' : 'not met')
const format = ({ median, low, high }: Spread, digits: number): string =>
  `${median.toFixed(digits)}  ${low.toFixed(digits)}–${high.toFixed(digits)}`
const line = (name: string, cells: readonly string[]): void =>
  console.log(`  ${name.padEnd(NAME_WIDTH)}${cells.join('')}`.trimEnd())
