import { request } from 'node:http'

/** A node that requests are forwarded to. */
export interface Upstream {
  readonly port: number
}

/** Interval and timeout of readiness checks, in milliseconds. */
const CHECK_INTERVAL = 500
const CHECK_TIMEOUT = 2500

/** Selects ready nodes in turn. */
export class Upstreams {
  private readonly all: () => readonly Upstream[]
  private readonly ready = new Set<number>()
  private readonly timer: NodeJS.Timeout
  private turn = 0

  constructor(all: () => readonly Upstream[]) {
    this.all = all
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL)
  }

  /** All ready nodes, starting with another one each time. */
  inTurn(): Upstream[] {
    const ready = this.all().filter(({ port }) => this.ready.has(port))
    const first = this.turn++ % Math.max(1, ready.length)
    return [...ready.slice(first), ...ready.slice(0, first)]
  }

  /** Excludes a node that has failed until its next successful check. */
  exclude({ port }: Upstream): void {
    this.ready.delete(port)
  }

  async check(): Promise<void> {
    await Promise.all(
      this.all().map(async (each) => {
        if (await isReady(each)) this.ready.add(each.port)
        else this.exclude(each)
      }),
    )
  }

  close(): void {
    clearInterval(this.timer)
  }
}

function isReady({ port }: Upstream): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: CHECK_TIMEOUT },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      },
    )
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(false))
    sent.end()
  })
}
