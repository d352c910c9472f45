import { setTimeout as sleep } from 'node:timers/promises'
import { launchBrowser } from '@trick-bento/e2e/harness/browser.ts'
import type { Row } from './row.ts'

/** In milliseconds. Browsers call a task long if it takes more than this. */
const LIMIT = { most: 50 }
/** The fastest settings with animations. */
const SETTINGS = { speed: 'quick', trickPause: 'time', sounds: false }

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
  /** Microseconds: wall-clock time and CPU time. */
  readonly dur?: number
  readonly tdur?: number
}

/** The longest task of the main thread while bots think in the game at this address. */
export async function watchMainThread(address: string, seconds: number): Promise<Row[]> {
  const { pathname, origin } = new URL(address)
  const browser = await launchBrowser()
  try {
    const localStorage = [{ name: 'trick-bento/settings', value: JSON.stringify(SETTINGS) }]
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    await sleep(seconds * 1000)
    const tasks = tasksOfPages(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
    if (page.workers().length === 0)
      throw new Error(`No bot is playing at ${pathname}; give the path of a game with --watch.`)
    const longest = (time: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[time] ?? 0)) / 1000
    const what = `longest task of the main thread in ${seconds} s of ${pathname}`
    return [
      { what: `${what}, CPU time`, value: longest('tdur'), unit: 'ms', limit: LIMIT },
      { what: `${what}, wall-clock time`, value: longest('dur'), unit: 'ms', limit: LIMIT },
    ]
  } finally {
    await browser.close()
  }
}

function tasksOfPages(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf)
  return events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.includes(threadOf(event)))
}
