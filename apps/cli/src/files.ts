import {
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { constants } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { MAX_RECORD_LENGTH } from '@trick-bento/kit'
import { type CommandError, failure, messageOf, usageError } from './command-error.ts'

/** A line of a file, or what is wrong with it. */
export type Line = { readonly number: number } & ({ readonly text: string } | { readonly problem: string })

const NEWLINE = 10
/** UTF-8 takes at most three bytes for what JavaScript counts as one character. */
const MAX_BYTES = 3 * MAX_RECORD_LENGTH

/** The lines of a file, or of standard input for `-`, one at a time. A line that is too long is read but not kept. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let size = 0
  let number = 0
  const line = (): Line => {
    const bytes = Buffer.concat(parts)
    const tooLong = size > MAX_BYTES
    parts = []
    size = 0
    number++
    if (tooLong) return { number, problem: `a record is at most ${MAX_RECORD_LENGTH} characters long` }
    try {
      return { number, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
    } catch {
      return { number, problem: 'not text: a record is JSON in UTF-8' }
    }
  }
  for await (const chunk of chunksOf(path)) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start)
      const piece = chunk.subarray(start, end < 0 ? chunk.length : end)
      size += piece.length
      if (size <= MAX_BYTES) parts.push(piece)
      else parts = []
      if (end < 0) break
      yield line()
      start = end + 1
    }
  }
  if (size > 0) yield line()
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* path === '-' ? process.stdin : createReadStream(path)
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The text of a file; undefined if it does not exist. */
export function textIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unreadable(path, error)
  }
}

/** An error of reading as a sentence. */
function unreadable(path: string, error: unknown): CommandError {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return failure(`${path} does not exist`)
  if (code === 'EISDIR') return failure(`${path} is a folder, not a file`)
  if (code === 'EACCES') return failure(`${path} may not be read`)
  return failure(`${path} cannot be read: ${messageOf(error)}`)
}

/** The signals that end a program. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** The exit code of a program that a signal has ended. */
export const exitCodeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal]

/** A file that appears under its name only when it is complete; until then it has a temporary name beside it. */
export class WholeFile {
  private readonly target: string
  private readonly temporary: string
  private readonly descriptor: number
  private readonly discard = (): void => rmSync(this.temporary, { force: true })
  private readonly stop = (signal: NodeJS.Signals): void => {
    process.exit(exitCodeOf(signal))
  }

  constructor(path: string) {
    this.target = writableTarget(path)
    this.temporary = join(dirname(this.target), `.${basename(this.target)}.${process.pid}.part`)
    // Registered before the file exists, so that no signal can leave it behind.
    process.on('exit', this.discard)
    for (const signal of SIGNALS) process.on(signal, this.stop)
    try {
      this.descriptor = openSync(this.temporary, 'w')
    } catch (error) {
      this.release()
      throw usageError(`${path} cannot be written: ${messageOf(error)}`)
    }
  }

  write(text: string): void {
    const bytes = Buffer.from(text)
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.descriptor, bytes, at)
    } catch (error) {
      throw failure(`${this.target} cannot be written: ${messageOf(error)}`)
    }
  }

  finish(): void {
    try {
      fsyncSync(this.descriptor)
      closeSync(this.descriptor)
      renameSync(this.temporary, this.target)
    } catch (error) {
      throw failure(`${this.target} cannot be written: ${messageOf(error)}`)
    }
    this.release()
  }

  /** Stops watching for the end of the program: there is nothing left to remove. */
  private release(): void {
    process.off('exit', this.discard)
    for (const signal of SIGNALS) process.off(signal, this.stop)
  }
}

/** Writes a file completely or not at all. */
export function replaceFile(path: string, text: string): void {
  const file = new WholeFile(path)
  file.write(text)
  file.finish()
}

/** The path that a file of this name would be written to, links followed; throws if it cannot be written. */
export function writableTarget(path: string): string {
  const there = kindOf(path)
  if (there === 'folder') throw usageError(`${path} is a folder; name a file to write`)
  if (there === 'other') throw usageError(`${path} is not an ordinary file; name a file to write`)
  if (there === 'file') return realpathSync(path)
  const folder = dirname(path)
  if (path === '') throw usageError('the file to write needs a name')
  if (kindOf(folder) !== 'folder') throw usageError(`${path} cannot be written: there is no folder ${folder}`)
  return path
}

function kindOf(path: string): 'nothing' | 'file' | 'folder' | 'other' {
  try {
    const stats = statSync(path)
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other'
  } catch {
    return 'nothing'
  }
}
