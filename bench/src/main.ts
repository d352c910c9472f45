import { parseArgs } from 'node:util'
import { games } from '@trick-bento/games'
import { hearts as sketchHearts } from '../sketch/hearts.ts'
import { spread } from './statistics.ts'
import { POSITIONS, playouts, type Subject, sketchPlayouts, sketchWorlds, worlds } from './subjects.ts'

/**
 * Random playouts and sampled worlds for every game at its usual number of seats, all loaded in one process, each
 * against the sketch's Hearts in the same pass. Measured is the CPU time of this process; the first pass warms up.
 */
const { values } = parseArgs({
  options: {
    passes: { type: 'string', default: '11' },
    ms: { type: 'string', default: '150' },
    json: { type: 'boolean' },
  },
})
const passes = Number(values.passes)
const span = Number(values.ms)

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Units of work a millisecond. */
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

/** Rates of all subjects, pass by pass, the peer first in each. */
function measure(subjects: readonly Subject[]): number[][] {
  for (const subject of subjects) rate(subject)
  const rows: number[][] = subjects.map(() => [])
  for (let pass = 0; pass < passes; pass++) for (const [s, subject] of subjects.entries()) rows[s].push(rate(subject))
  return rows
}

const playing = [sketchPlayouts(sketchHearts), ...games.map(playouts)]
const sampling = [sketchWorlds(sketchHearts), ...games.map(worlds)]
const results = [
  { what: 'random playouts', unit: 'M moves/s', subjects: playing, show: (perMs: number) => perMs / 1000 },
  { what: 'one world in mid-round', unit: 'µs', subjects: sampling, show: (perMs: number) => 1000 / perMs },
].map(({ what, unit, subjects, show }) => {
  const rows = measure(subjects)
  const lines = subjects.map(({ name }, s) => ({
    name,
    value: spread(rows[s].map(show)),
    ratio: spread(rows[s].map((perMs, pass) => show(perMs) / show(rows[0][pass]))),
  }))
  return { what, unit, lines }
})

if (values.json) console.log(JSON.stringify({ node: process.version, results }, null, 2))
else
  for (const { what, unit, lines } of results) {
    console.log(`\n${what} (${unit}; median, middle half of ${passes} passes; ratio to the sketch in the same pass)`)
    for (const { name, value, ratio } of lines) {
      const cells = [value, ratio].map(
        ({ median, low, high }) => `${median.toFixed(2).padStart(6)}  ${low.toFixed(2)}–${high.toFixed(2)}`,
      )
      console.log(`  ${name.padEnd(26)} ${cells[0].padEnd(22)} × ${cells[1]}`)
    }
  }
