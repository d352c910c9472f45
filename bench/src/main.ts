import { parseArgs } from 'node:util'
import { games } from '@trick-bento/games'
import { hearts as sketchHearts } from '../sketch/hearts.ts'
import { type Spread, spread } from './statistics.ts'
import {
  POSITIONS,
  playouts,
  type Subject,
  searches,
  sketchPlayouts,
  sketchSearches,
  sketchWorlds,
  worlds,
} from './subjects.ts'
import { costOf, MEMORY_LIMIT } from './thoughts.ts'

/**
 * Measures random playouts, sampled worlds and tree searches of every game at its usual number of seats. All games are
 * loaded in one process and compared with the sketch's Hearts in the same pass. Then measures the cost of bot moves.
 * All times are CPU time of this process; the first pass warms up.
 */
const { values } = parseArgs({
  options: {
    passes: { type: 'string', default: '11' },
    ms: { type: 'string', default: '150' },
    thoughts: { type: 'string', default: '40' },
    json: { type: 'boolean' },
  },
})
const passes = Number(values.passes)
const span = Number(values.ms)

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Units of work per millisecond. */
function rate(subject: Subject): number {
  let units = 0
  let i = 0
  const begin = cpu()
  let now = begin
  do {
    for (let k = 0; k < POSITIONS; k++) units += subject.once(i++)
    now = cpu()
  } while (now - begin < span)
  return units / (now - begin)
}

/** Rates of all subjects, one list of passes per subject. The peer is the first subject. */
function measure(subjects: readonly Subject[]): number[][] {
  for (const subject of subjects) rate(subject)
  const rows: number[][] = subjects.map(() => [])
  for (let pass = 0; pass < passes; pass++) for (const [s, subject] of subjects.entries()) rows[s].push(rate(subject))
  return rows
}

const playing = [sketchPlayouts(sketchHearts), ...games.map(playouts)]
const sampling = [sketchWorlds(sketchHearts), ...games.map(worlds)]
const searching = [sketchSearches(sketchHearts), ...games.map(searches)]
const results = [
  { what: 'random playouts', unit: 'M moves/s', subjects: playing, show: (perMs: number) => perMs / 1000 },
  { what: 'one world in mid-round', unit: 'µs', subjects: sampling, show: (perMs: number) => 1000 / perMs },
  {
    what: 'tree-search iterations in mid-round, random playouts',
    unit: 'k/s',
    subjects: searching,
    show: (perMs: number) => perMs,
  },
].map(({ what, unit, subjects, show }) => {
  const rows = measure(subjects)
  const lines = subjects.map(({ name }, s) => ({
    name,
    value: spread(rows[s].map(show)),
    ratio: spread(rows[s].map((perMs, pass) => show(perMs) / show(rows[0][pass]))),
  }))
  return { what, unit, lines }
})

const thoughts = games.flatMap((kind) =>
  (['strong', 'expert'] as const).map((level) => {
    const { name, milliseconds, timeLimit, megabytes } = costOf(kind, level, Number(values.thoughts), cpu)
    return { name, level, milliseconds: spread(milliseconds), timeLimit, megabytes }
  }),
)

const format = ({ median, low, high }: Spread): string =>
  `${median.toFixed(2).padStart(6)}  ${low.toFixed(2)}–${high.toFixed(2)}`

if (values.json) console.log(JSON.stringify({ node: process.version, results, thoughts }, null, 2))
else {
  for (const { what, unit, lines } of results) {
    console.log(`\n${what} (${unit}; median, middle half of ${passes} passes; ratio to the sketch in the same pass)`)
    for (const { name, value, ratio } of lines) {
      console.log(`  ${name.padEnd(26)} ${format(value).padEnd(22)} × ${format(ratio)}`)
    }
  }
  console.log(`\na move in mid-round (ms; median, middle half of ${values.thoughts}; the level's time limit)`)
  for (const { name, level, milliseconds, timeLimit } of thoughts) {
    console.log(`  ${`${name}, ${level}`.padEnd(34)} ${format(milliseconds).padEnd(24)} of ${timeLimit}`)
  }
  console.log(`\nmemory of one expert's move (MB; maximum of ${values.thoughts}; limit ${MEMORY_LIMIT})`)
  for (const { name, level, megabytes } of thoughts) {
    if (level === 'expert') console.log(`  ${name.padEnd(34)} ${megabytes.toFixed(2).padStart(6)}`)
  }
}
