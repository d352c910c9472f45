import { launchBrowser } from '@trick-bento/e2e/harness/browser.ts'
import { clickCard, PLAYABLE, sitDown } from '@trick-bento/e2e/harness/screens/visit.ts'
import { after, isLastToPlay, isYourTurn, tableWhere } from '@trick-bento/e2e/harness/tables.ts'
import { gummiTrick, sushiTrick } from '@trick-bento/games'
import { legal, type Match } from '@trick-bento/kit'
import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { Row } from './row.ts'

/** Per cent. */
const LIMIT = { most: 5 }
/** The processor is slowed down by this factor, as for a cheap phone. */
const SLOWNESS = 4
const SETTINGS = { speed: 'normal', trickPause: 'time', volume: 0 }
const VIEWPORT = { width: 390, height: 844 }
const CATEGORY = 'disabled-by-default-devtools.timeline.frame'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

interface Scene {
  readonly what: string
  readonly table: Progress
  /** Makes things move. */
  start(page: Page): Promise<unknown>
}

interface FrameEvent {
  readonly name: string
  readonly ph: string
  readonly args: { readonly frame_reporter?: FrameReport; readonly chrome_frame_reporter?: FrameReport }
}
interface FrameReport {
  readonly state: string
  readonly has_compositor_animation?: boolean
  readonly has_main_animation?: boolean
}

const isMeldNext = (match: Match): boolean =>
  isLastToPlay(match) &&
  [...legal(match.game, match.table, 0)].every((move) =>
    after(match, move)
      .events.slice(match.events.length)
      .some((event) => event.type === 'score' && event.why === 'meld'),
  )

const SCENES: readonly Scene[] = [
  {
    what: 'a deal',
    table: { ...tableWhere(gummiTrick, isYourTurn), moves: [] },
    start: (page) => page.reload({ waitUntil: 'commit' }),
  },
  { what: 'the end of a trick', table: tableWhere(gummiTrick, isLastToPlay), start: playCard },
  { what: 'a meld', table: tableWhere(sushiTrick, isMeldNext), start: playCard },
]

function playCard(page: Page): Promise<void> {
  return clickCard(page, PLAYABLE)
}

/** The share of frames that miss their 16.7 ms while things move, on a slowed-down processor. */
export async function watchFrames(origin: string): Promise<Row[]> {
  const browser = await launchBrowser()
  try {
    const { limit: _, ...control } = rowOf('a single square that moves on an empty page', await controlFrames(browser))
    const rows: Row[] = [control]
    for (const scene of SCENES) rows.push(rowOf(scene.what, await framesOf(browser, origin, scene)))
    return rows
  } finally {
    await browser.close()
  }
}

function rowOf(what: string, frames: readonly FrameReport[]): Row {
  const late = frames.filter(({ state }) => state === 'STATE_DROPPED').length
  return {
    what: `frames over 16.7 ms in ${what}, CPU ${SLOWNESS}× slower (${frames.length} frames)`,
    value: (100 * late) / frames.length,
    unit: '%',
    limit: LIMIT,
  }
}

/** For comparison: what the machine itself misses at this time. */
async function controlFrames(browser: Browser): Promise<FrameReport[]> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  try {
    await page.setContent('<div style="width:100px;height:140px;background:red;will-change:transform"></div>')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    await browser.startTracing(page, { categories: [CATEGORY] })
    await page.evaluate(async () => {
      const frames = [{ transform: 'none' }, { transform: 'translate(200px, 400px)' }]
      await document.querySelector('div')!.animate(frames, { duration: 3000 }).finished
    })
    return reportsIn(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
  } finally {
    await page.close()
  }
}

async function framesOf(browser: Browser, origin: string, { table, start }: Scene): Promise<FrameReport[]> {
  const localStorage = [{ name: 'trick-bento/settings', value: JSON.stringify(SETTINGS) }]
  const context = await browser.newContext({
    viewport: VIEWPORT,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  try {
    const page = await context.newPage()
    await sitDown({ page, context, origin }, table, '[data-table]')
    if (table.moves.length > 0) await page.locator(PLAYABLE).first().waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
    await browser.startTracing(page, { categories: [CATEGORY] })
    await start(page)
    await page.locator('.flyer').first().waitFor({ state: 'attached' })
    await page.waitForFunction(isStill)
    return reportsIn(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
  } finally {
    await context.close()
  }
}

/** Runs in the page: the game has gone on and waits for a bot or a person. */
function isStill(): boolean {
  const isMoving = document.querySelector('.flyer, .coin, .puff, .banner, .tray-slot.won') !== null
  return !isMoving && document.querySelector('.hand-card.playable, .seat.thinking, .call') !== null
}

/** The frames in which something moved. */
function reportsIn(events: readonly FrameEvent[]): FrameReport[] {
  return events
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .flatMap(({ args }) => args.frame_reporter ?? args.chrome_frame_reporter ?? [])
    .filter(({ has_compositor_animation, has_main_animation }) => has_compositor_animation || has_main_animation)
    .filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED')
}
