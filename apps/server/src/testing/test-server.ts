import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { openServer, type ServerOptions } from '../app.ts'
import { openLocalBus } from '../bus/local.ts'
import { NO_LIMITS } from '../http/limits.ts'
import { makeLog } from '../operations/log.ts'
import { listen } from '../start/listen.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'

export interface TestServer {
  readonly origin: string
  /** The file of the database. */
  readonly database: string
  close(): Promise<void>
}

export function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'bento-server-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server on a database file. By default it has no limits, and bots move at once. */
export async function openTestServer(
  t: TestContext,
  { database, ...options }: Partial<ServerOptions> & { readonly database?: string } = {},
): Promise<TestServer> {
  const file = database ?? join(makeFolder(t), 'test.sqlite')
  const store = options.store ?? (await openSqliteStore(file))
  const log = makeLog('silent')
  const server = await openServer({ bus: openLocalBus(), log, limits: NO_LIMITS, pace: () => 0, ...options, store })
  const { port, close: stopListening } = await listen(server.answer, '127.0.0.1', 0)
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => (closing ??= server.close().then(stopListening))
  t.after(close)
  return { origin: `http://127.0.0.1:${port}`, database: file, close }
}
