import { setTimeout as sleep } from 'node:timers/promises'
import { launchBrowser } from '@trick-bento/e2e/harness/browser.ts'
import type { Row } from './row.ts'

/** From here on a browser calls a task long. */
const LIMIT = { most: 50 }
/** As fast as a game goes for somebody who still watches. */
const SETTINGS = { speed: 'quick', trickPause: 'time', sounds: false }

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
  /** Microseconds by the clock, and those in which the thread ran. */
  readonly dur?: number
  readonly tdur?: number
}

/** The longest time for which the page could not answer a finger while bots think in the game at this address. */
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
      throw new Error(`No bot thinks at ${pathname}; name a game's address with --watch.`)
    const longest = (time: 'dur' | 'tdur') => Math.max(...tasks.map((task) => task[time] ?? 0)) / 1000
    const what = `longest task of the main thread in ${seconds} s of ${pathname}`
    return [
      { what: `${what}, CPU time`, value: longest('tdur'), unit: 'ms', limit: LIMIT },
      { what: `${what}, by the clock`, value: longest('dur'), unit: 'ms', limit: LIMIT },
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
