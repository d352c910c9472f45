import { parseArgs } from 'node:util'
import { memoryOfIdleStreams } from './idle.ts'
import { Driver, type Load, type Sample } from './load.ts'
import { type Aim, type IdleResult, type LoadResult, printIdle, printLoad } from './report.ts'
import { type SubjectName, startSubject } from './subjects.ts'

/**
 * Plays whole games of all kinds over HTTP on loopback, with people at all four seats who play random legal moves. This
 * process is the driver. Each server is a separate process: ours as `npm start` runs it, but without rate limits, and a
 * bare one without rules and disk. They alternate within each pass, so that a busy machine affects all of them, and our
 * results are reported as ratios to the bare server. CPU time is that of all threads of a process, without PostgreSQL's
 * processes. It varies less than wall-clock time on a shared machine.
 */
const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'both' },
    passes: { type: 'string' },
    seconds: { type: 'string' },
    streams: { type: 'string', default: '5000' },
    quick: { type: 'boolean', default: false },
    /** Folder for CPU profiles of our server. */
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
// Exit handlers stop the servers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const subjects = ['bare', ...stores] as SubjectName[]

const FULL_SPEED: Load = { title: '200 tables at full speed', tables: 200 }
const PACED: Load = { title: '200 tables, one move every 250 ms at each', tables: 200, pause: 250 }
const LOADS: readonly Load[] = [{ title: '50 tables at full speed', tables: 50 }, FULL_SPEED, PACED]
/** PostgreSQL may be half as fast. */
const AIMS = new Map<Load, { readonly sqlite: Aim; readonly postgres: Aim }>([
  [FULL_SPEED, { sqlite: { perSecond: 3000, p99: 100 }, postgres: { perSecond: 1500, p99: 200 } }],
  [PACED, { sqlite: { p99: 15 }, postgres: { p99: 30 } }],
])

const results = await measureLoads()
const idle = streams > 0 ? await measureIdle() : []
if (values.json) console.log(JSON.stringify({ node: process.version, seconds, results, idle }, null, 2))
else {
  console.log(
    `\nmedian and middle half of ${passes} passes of ${seconds} s; CPU ms per decision of server and driver; share of the machine used by others`,
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
    console.error(pass < 0 ? 'warmed up' : `pass ${pass + 1} of ${passes} done`)
  }
  console.error(drivers.map(({ subject, finished }) => `${finished} games finished (${subject.name})`).join(', '))
  for (const driver of drivers) {
    driver.close()
    await driver.subject.stop()
  }
  return LOADS.map((load, l) => ({
    load,
    rows: drivers.map(({ subject: { name } }, d) => ({ subject: subjects[d], name, samples: rows[l][d] })),
  }))
}

/** Uses a new process for each server. Ours runs on SQLite only, because the store does not matter here. */
async function measureIdle(): Promise<IdleResult[]> {
  const found: IdleResult[] = []
  for (const name of ['bare', 'sqlite'] as const) {
    const subject = await startSubject(name)
    found.push({ name: subject.name, kilobytes: await memoryOfIdleStreams(subject, streams) })
    await subject.stop()
  }
  return found
}
