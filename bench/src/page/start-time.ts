import { runScript } from '@trick-bento/e2e/harness/run-script.ts'
import type { Row } from './row.ts'

/** The time from the command to the address, with everything installed and built. */
export async function timeSecondStart(): Promise<Row> {
  const begin = performance.now()
  const { child, exitCode } = await runScript('start', ['--port', '0'])
  const milliseconds = performance.now() - begin
  child.kill('SIGTERM')
  await exitCode
  return { what: 'npm start, without a build', value: milliseconds / 1000, unit: 's', limit: { most: 5 } }
}
