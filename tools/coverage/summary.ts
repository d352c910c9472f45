import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.mjs'

type FunctionRange = readonly [start: number, end: number, called: 0 | 1]
/** The functions of a file by their range; true if one test called the function. */
type Functions = Map<string, boolean>

interface Row {
  readonly workspace: string
  readonly lines: number
  readonly covered: number
}

const SOURCES = '{packages,apps}/*/{src,build}/**/*.{ts,tsx}'
const isSource = (path: string): boolean => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path)

/** A table of the lines that lie in functions which the tests called, by workspace. */
export function coverageSummary(folder: string): string {
  const files = readRecords(folder)
  const rows = new Map<string, Row>()
  for (const path of globSync(SOURCES, { cwd: root }).filter(isSource)) {
    const workspace = path.split('/').slice(0, 2).join('/')
    const { lines, covered } = rows.get(workspace) ?? { lines: 0, covered: 0 }
    const flags = coveredLines(readFileSync(join(root, path), 'utf8'), files.get(path))
    const hits = flags.filter(Boolean).length
    rows.set(workspace, { workspace, lines: lines + flags.length, covered: covered + hits })
  }
  return [
    'Coverage: lines of code in functions that a test without a browser called',
    ...[...rows.values()].toSorted((one, other) => (one.workspace < other.workspace ? -1 : 1)).map(rowText),
  ].join('\n')
}

function rowText({ workspace, lines, covered }: Row): string {
  const percent = `${Math.round((100 * covered) / Math.max(1, lines))} %`
  return `  ${workspace.padEnd(20)}${percent.padStart(6)}  of ${lines.toLocaleString('en')} lines`
}

function readRecords(folder: string): Map<string, Functions> {
  const files = new Map<string, Functions>()
  for (const name of readdirSync(folder)) {
    const recorded = JSON.parse(readFileSync(join(folder, name), 'utf8')) as [path: string, FunctionRange[]][]
    for (const [path, ranges] of recorded) {
      const functions: Functions = files.get(path) ?? new Map()
      for (const [start, end, called] of ranges) {
        const key = `${start}-${end}`
        functions.set(key, called === 1 || functions.get(key) === true)
      }
      files.set(path, functions)
    }
  }
  return files
}

/** One flag for each line of code. The innermost function around the start of a line decides. */
function coveredLines(text: string, functions: Functions = new Map()): boolean[] {
  const ranges = [...functions]
    .map(([key, called]) => ({ range: key.split('-').map(Number) as [number, number], called }))
    .toSorted((one, other) => other.range[1] - other.range[0] - (one.range[1] - one.range[0]))
  const flags: boolean[] = []
  let offset = 0
  for (const line of text.split('\n')) {
    const at = offset + line.length - line.trimStart().length
    const isCode = line.trim() !== '' && !/^\s*(?:\/\/|\/\*|\*)/.test(line)
    if (isCode) flags.push(ranges.findLast(({ range: [start, end] }) => start <= at && at < end)?.called ?? false)
    offset += line.length + 1
  }
  return flags
}
