import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

const BIN = join(import.meta.dirname, '../../bin/bento.mjs')
export const ROOT = join(import.meta.dirname, '../../../..')

/** A temporary folder for one test file; removed after its tests. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bento-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The child processes of a test file share compiled code, which halves their start-up time. */
const compileCache = scratchFolder()

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts the real command as a child process. */
export function start(args: readonly string[]): ChildProcess {
  const { NO_COLOR: _a, FORCE_COLOR: _b, BENTO_DEBUG: _c, ...env } = process.env
  return spawn(process.execPath, [BIN, ...args], { cwd: ROOT, env: { ...env, NODE_COMPILE_CACHE: compileCache } })
}

/** Runs the real command to its end and collects its output. */
export function bento(args: readonly string[], input: string | Buffer = ''): Promise<Outcome> {
  const child = start(args)
  let out = ''
  let err = ''
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  child.stdin!.on('error', () => {}) // the command may end before it has read all input
  child.stdin!.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** Each of the games with each number of seats. */
export const TABLES: readonly (readonly [game: string, seats: number])[] = [
  ...[2, 3, 4, 5].map((seats) => ['gummi-trick', seats] as const),
  ...[3, 4, 5].map((seats) => ['bannish', seats] as const),
  ...[2, 3, 4, 5, 6, 7].map((seats) => ['gudetama', seats] as const),
  ...[3, 4, 5, 6].map((seats) => ['sushi-trick', seats] as const),
  ['examples/hearts.ts', 4],
]
