import { npmStart } from '@trick-bento/e2e/harness/npm-start.ts'
import type { Row } from './row.ts'

/** From the command to the address, when all is installed and built. */
export async function timeSecondStart(): Promise<Row> {
  const begin = performance.now()
  const { child, exitCode } = await npmStart(['--port', '0'])
  const milliseconds = performance.now() - begin
  child.kill('SIGTERM')
  await exitCode
  return { what: 'npm start, from the second time on', value: milliseconds / 1000, unit: 's', limit: { most: 5 } }
}
