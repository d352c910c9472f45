// Preloaded into each process and worker thread of a test run. Records which functions of our sources were called.
// Coverage by function slows tests down by about a third; coverage by block, as Node has it built in, triples their time.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { threadId } from 'node:worker_threads'
import { root } from '../folders.mjs'

const folder = process.env.BENTO_COVERAGE
const sources = pathToFileURL(`${root}/`).href

if (folder) {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false })
  process.on('exit', () =>
    session.post('Profiler.takePreciseCoverage', (error, coverage) => error ?? write(coverage.result)),
  )
}

/** Writes for each file of ours its functions as `[start, end, 1 if it was called]`. */
function write(scripts) {
  const ours = scripts.filter(({ url }) => url.startsWith(sources) && !url.includes('/node_modules/'))
  const files = ours.map(({ url, functions }) => [
    url.slice(sources.length),
    functions.map(({ ranges: [{ startOffset, endOffset, count }] }) => [startOffset, endOffset, Math.min(count, 1)]),
  ])
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}-${threadId}-${Date.now()}.json`), JSON.stringify(files))
}
