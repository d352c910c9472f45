import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'

export interface RunningScript {
  readonly child: ChildProcess
  /** Without a slash at its end. */
  readonly origin: string
  readonly output: string
  readonly exitCode: Promise<number | null>
}

/** Runs an npm script that serves the page, and resolves when it has printed its address. */
export function runScript(
  name: 'start' | 'dev',
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningScript> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/run.mjs'), name, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve))
  let output = ''
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk
      const origin = /^Trick Bento is at (\S+)\/\n(?:.*\n)*.*Press Ctrl-C to stop\.$/m.exec(output)?.[1]
      if (origin) resolve({ child, origin, output, exitCode })
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => reject(new Error(`npm run ${name} ended with exit code ${code}:\n${output}`)))
  })
}
