import lighthouse, { type Result } from 'lighthouse'
import { spread } from '../statistics.ts'
import type { Row } from './row.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** On a busy machine Lighthouse sometimes misses the start of a page. */
const MOST_ATTEMPTS = 4

export interface Scores {
  readonly rows: readonly Row[]
  /** Why the last run has less than 100 points, one line each. */
  readonly shortcomings: readonly string[]
}

/** Lighthouse's mobile scores of a page: medians of several runs in the browser with this debugging port. */
export async function scoresOf(address: string, debuggingPort: number, runs: number): Promise<Scores> {
  const { pathname } = new URL(address)
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(address, debuggingPort))
  const rows = CATEGORIES.map((name) => ({
    what: `Lighthouse, ${name}, ${pathname}`,
    value: Math.round(spread(results.map((result) => (result.categories[name]?.score ?? 0) * 100)).median),
    unit: '',
    limit: { least: 95 },
  }))
  return { rows, shortcomings: shortcomingsOf(results.at(-1)!).map((each) => `${pathname}: ${each}`) }
}

async function runLighthouse(address: string, debuggingPort: number): Promise<Result> {
  let problem = 'no result'
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const done = await lighthouse(address, {
      port: debuggingPort,
      onlyCategories: [...CATEGORIES],
      formFactor: 'mobile',
      logLevel: 'silent',
    })
    if (done && !done.lhr.runtimeError) return done.lhr
    problem = done?.lhr.runtimeError?.message ?? problem
  }
  throw new Error(`Lighthouse could not measure ${address}: ${problem}`)
}

function shortcomingsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id]!)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title, displayValue }) => `${name}: ${title}${displayValue ? ` (${displayValue})` : ''}`),
  )
}
