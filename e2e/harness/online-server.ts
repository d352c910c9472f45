import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewTable } from '@trick-bento/protocol'
import { isForServer, openServer, type ServerOptions } from '@trick-bento/server/app.ts'
import { openLocalBus } from '@trick-bento/server/bus/local.ts'
import { NO_LIMITS } from '@trick-bento/server/http/limits.ts'
import { makeLog } from '@trick-bento/server/operations/log.ts'
import { siteListener } from '@trick-bento/server/site/site-listener.ts'
import { LOOPBACK, listen } from '@trick-bento/server/start/listen.ts'
import { openSqliteStore } from '@trick-bento/server/store/sqlite/sqlite-store.ts'
import type { Page } from 'playwright-core'
import { builtSite, type SiteServer } from './site-server.ts'

export interface OnlineSite extends SiteServer {
  /** Cuts all open streams. */
  cutStreams(): void
}

/** Serves page and API from this process, as `npm start` does. Bots do not pause, and tests may set the deals. */
export async function serveOnline(options: Pick<Partial<ServerOptions>, 'dealOf' | 'now'> = {}): Promise<OnlineSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bento-online-'))
  const store = await openSqliteStore(join(folder, 'test.sqlite'))
  const log = makeLog('silent')
  const online = await openServer({ store, bus: openLocalBus(), log, limits: NO_LIMITS, pace: () => 0, ...options })
  const page = siteListener(await builtSite())
  const streams = new Set<ServerResponse>()
  const answer: typeof page = (request, response) => {
    if (request.url?.includes('/stream')) {
      streams.add(response)
      response.once('close', () => streams.delete(response))
    }
    return (isForServer(request) ? online.answer : page)(request, response)
  }
  const { port, close: stopListening } = await listen(answer, LOOPBACK, 0)
  const close = async (): Promise<void> => {
    await online.close()
    await stopListening()
    rmSync(folder, { recursive: true, force: true })
  }
  const cutStreams = (): void => {
    for (const stream of streams) stream.destroy()
  }
  return { origin: `http://${LOOPBACK}:${port}`, close, cutStreams }
}

/** Opens a table as the person of this page. Resolves to the path of the table. */
export async function openTableByApi(page: Page, settings: NewTable): Promise<string> {
  const reply = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }, settings)
  return `/t/${reply.table}`
}

/** Calls `come`, which opens a table where this person has a seat, and waits for the command that the page sends then. */
export async function returnToSeat(page: Page, come: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse('**/commands'), come()])
}

/** Takes a seat at the table that the page shows. */
export async function sitAt(page: Page, seat: number): Promise<void> {
  await page.locator('.chair').nth(seat).getByRole('button').first().click()
  await page.locator('.chair.you').waitFor()
}
