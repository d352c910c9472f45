import { parseArgs } from 'node:util'
import { memoryOfIdleStreams } from './idle.ts'
import { Driver, type Load, type Sample } from './load.ts'
import { type Aim, type IdleResult, type LoadResult, printIdle, printLoad } from './report.ts'
import { type SubjectName, startSubject } from './subjects.ts'

/**
 * Whole games of all kinds over HTTP on loopback, with persons at all four seats who play anything that is legal. This
 * process drives; each server is a process of its own: ours as `npm start` runs it, but without limits, and a bare one
 * without rules and without a disk. They take turns within each pass, so that a busy machine is unfair to nobody, and
 * ours is told as a ratio to the bare one. CPU time is that of all threads of a process (PostgreSQL's own is left out),
 * and steadier than the clock where others work on the same machine.
 */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    passes: { type: 'string' },
    seconds: { type: 'string' },
    streams: { type: 'string', default: '5000' },
    quick: { type: 'boolean', default: false },
    /** A folder for CPU profiles of our server. */
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const passes = Number(values.passes ?? (values.quick ? 1 : 5))
const seconds = Number(values.seconds ?? (values.quick ? 2 : 5))
const streams = Number(values.streams)
const stores = values.store === 'both' ? (['sqlite', 'postgres'] as const) : [values.store]
if (!(passes >= 1 && seconds > 0 && streams >= 0) || stores.some((store) => !/^(sqlite|postgres)$/.test(store))) {
  console.error(
    'usage: npm run bench:server -- [--store sqlite|postgres|both] [--passes N] [--seconds N] [--streams N] [--quick] [--json] [--profile FOLDER]',
  )
  process.exit(2)
}
// So that servers go with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const subjects = ['bare', ...stores] as SubjectName[]

const FLAT_OUT: Load = { title: '200 tables, flat out', tables: 200 }
const PACED: Load = { title: '200 tables, a move every 250 ms at each', tables: 200, pause: 250 }
const LOADS: readonly Load[] = [{ title: '50 tables, flat out', tables: 50 }, FLAT_OUT, PACED]
/** PostgreSQL may be half as fast. */
const AIMS = new Map<Load, { readonly sqlite: Aim; readonly postgres: Aim }>([
  [FLAT_OUT, { sqlite: { perSecond: 3000, p99: 100 }, postgres: { perSecond: 1500, p99: 200 } }],
  [PACED, { sqlite: { p99: 15 }, postgres: { p99: 30 } }],
])

const results = await measureLoads()
const idle = streams > 0 ? await measureIdle() : []
if (values.json) console.log(JSON.stringify({ node: process.version, seconds, results, idle }, null, 2))
else {
  console.log(
    `\nmedian and middle half of ${passes} passes of ${seconds} s; CPU ms a decision of server and driver; share of the machine that others had`,
  )
  for (const result of results) {
    printLoad(result, (subject) => (subject === 'bare' ? undefined : AIMS.get(result.load)?.[subject]))
  }
  if (idle.length > 0) printIdle(streams, idle)
}

async function measureLoads(): Promise<LoadResult[]> {
  const drivers: Driver[] = []
  for (const name of subjects) drivers.push(new Driver(await startSubject(name, values.profile)))
  const rows = LOADS.map(() => drivers.map((): Sample[] => []))
  // The first pass warms up.
  for (let pass = -1; pass < passes; pass++) {
    for (const [l, load] of LOADS.entries()) {
      for (const [d, driver] of drivers.entries()) {
        const sample = await driver.drive(load, seconds)
        if (pass >= 0) rows[l][d].push(sample)
      }
    }
    console.error(pass < 0 ? 'warmed up' : `pass ${pass + 1} of ${passes} is done`)
  }
  console.error(drivers.map(({ subject, finished }) => `${finished} games to their end (${subject.name})`).join(', '))
  for (const driver of drivers) {
    driver.close()
    await driver.subject.stop()
  }
  return LOADS.map((load, l) => ({
    load,
    rows: drivers.map(({ subject: { name } }, d) => ({ subject: subjects[d], name, samples: rows[l][d] })),
  }))
}

/** On a fresh server each, the one on SQLite standing for ours: the store has no part in it. */
async function measureIdle(): Promise<IdleResult[]> {
  const found: IdleResult[] = []
  for (const name of ['bare', 'sqlite'] as const) {
    const subject = await startSubject(name)
    found.push({ name: subject.name, kilobytes: await memoryOfIdleStreams(subject, streams) })
    await subject.stop()
  }
  return found
}
