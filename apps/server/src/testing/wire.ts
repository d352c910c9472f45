import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { freePort } from '../cluster/programs.ts'

/** A way to a database or a bus that can break. */
export interface Wire {
  /** The same address, but by this way. */
  readonly url: string
  /** Every connection breaks, and no other can be made. */
  cut(): void
  /** Connections stay and can be made, but nothing gets through. */
  hang(): void
  /** What had been held up is gone, with its connections. */
  mend(): Promise<void>
}

export async function layWire(t: TestContext, address: string): Promise<Wire> {
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
    async mend() {
      breakAll()
      isHanging = false
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
    },
  }
}
