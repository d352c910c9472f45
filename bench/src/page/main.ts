import { parseArgs } from 'node:util'
import { launchBrowser } from '@trick-bento/e2e/harness/browser.ts'
import { serveSite } from '@trick-bento/e2e/harness/site-server.ts'
import { freePort } from '@trick-bento/server/cluster/programs.ts'
import { readSite } from '@trick-bento/server/site/site.ts'
import { printBuildMessage, withBuiltSite } from '@trick-bento/web/build/build.ts'
import { watchFrames } from './frames.ts'
import { scoresOf } from './lighthouse.ts'
import { printTable, type Row } from './row.ts'
import { watchMainThread } from './smoothness.ts'
import { timeSecondStart } from './start-time.ts'
import { weighFirstLoad, weighSite } from './weight.ts'

/** Measures size and speed of the page in a real browser; each number is printed beside its limit. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    watch: { type: 'string', default: '/watch/gummi-trick?level=expert&seed=bench' },
    json: { type: 'boolean' },
  },
})

const site = await withBuiltSite(readSite, { onBuild: printBuildMessage })
const server = await serveSite(site)
const debuggingPort = await freePort()
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`])
const rows: Row[] = []
const remarks: string[] = []

await measure(async () => [await weighFirstLoad(browser, server.origin, site), weighSite(site)])
for (const path of ['/', '/play/gummi-trick']) {
  await measure(async () => {
    const scores = await scoresOf(server.origin + path, debuggingPort, Number(values.runs))
    remarks.push(...scores.shortcomings)
    return scores.rows
  })
}
await measure(() => watchFrames(server.origin))
await measure(() => watchMainThread(server.origin + values.watch, Number(values.seconds)))
await browser.close()
await server.close()
await measure(async () => [await timeSecondStart()])

if (values.json) console.log(JSON.stringify({ rows, remarks }, null, 2))
else {
  printTable(rows)
  if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`)
}

/** Adds the rows. If a measurement fails, adds its message to the remarks, and the others still run. */
async function measure(rowsOf: () => Promise<readonly Row[]>): Promise<void> {
  try {
    rows.push(...(await rowsOf()))
  } catch (error) {
    remarks.push((error as Error).message)
    process.exitCode = 1
  }
}
