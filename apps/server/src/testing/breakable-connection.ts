import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { freePort } from '../cluster/programs.ts'

/** A TCP proxy to a server, a database or a bus, which a test can break. */
export interface BreakableConnection {
  /** The address through the proxy. */
  readonly url: string
  /** Closes all connections and refuses new ones. */
  cut(): void
  /** Keeps and accepts connections, but drops all data. */
  hang(): void
  /** Works again for new connections; old ones are closed. */
  restore(): Promise<void>
}

export async function openBreakableConnection(t: TestContext, address: string): Promise<BreakableConnection> {
  const { hostname, port: far } = new URL(address)
  const ends = new Set<Socket>()
  let isHanging = false
  const server = createServer((near) => {
    const beyond = connect(Number(far), hostname)
    for (const [from, to] of [
      [near, beyond],
      [beyond, near],
    ] as const) {
      ends.add(from)
      from.on('data', (data) => isHanging || to.write(data))
      from.on('error', () => {})
      from.on('close', () => {
        ends.delete(from)
        if (!isHanging) to.destroy()
      })
    }
  })
  const breakAll = (): void => {
    for (const end of ends) end.destroy()
  }
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  t.after(() => {
    server.close()
    breakAll()
  })
  const url = Object.assign(new URL(address), { hostname: '127.0.0.1', port })
  return {
    url: url.href,
    cut() {
      server.close()
      breakAll()
    },
    hang() {
      isHanging = true
    },
    async restore() {
      breakAll()
      isHanging = false
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
    },
  }
}
