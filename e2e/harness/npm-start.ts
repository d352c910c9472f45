import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'

export interface Started {
  readonly child: ChildProcess
  /** Without a slash at its end. */
  readonly origin: string
  readonly output: string
  readonly exitCode: Promise<number | null>
}

/** Runs what `npm start` runs, and waits until it has told its address. */
export function npmStart(args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Started> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/run.mjs'), 'start', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve))
  let output = ''
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk
      const origin = /^Trick Bento is at (\S+)\/\n(?:.*\n)*Press Ctrl-C/m.exec(output)?.[1]
      if (origin) resolve({ child, origin, output, exitCode })
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => reject(new Error(`npm start ended with exit code ${code}:\n${output}`)))
  })
}
