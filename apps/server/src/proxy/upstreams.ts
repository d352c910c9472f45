import { request } from 'node:http'

/** A node that requests can be passed on to. */
export interface Upstream {
  readonly port: number
}

/** So often every node is asked whether it is ready, and so long it may take to say so, in milliseconds. */
const BETWEEN_LOOKS = 500
const PATIENCE = 2500

/** Which nodes there are and which of them are ready, in turn. */
export class Upstreams {
  private readonly all: () => readonly Upstream[]
  private readonly ready = new Set<number>()
  private readonly timer: NodeJS.Timeout
  private turn = 0

  constructor(all: () => readonly Upstream[]) {
    this.all = all
    this.timer = setInterval(() => void this.look(), BETWEEN_LOOKS)
  }

  /** All that are ready, another one first each time. */
  inTurn(): Upstream[] {
    const ready = this.all().filter(({ port }) => this.ready.has(port))
    const first = this.turn++ % Math.max(1, ready.length)
    return [...ready.slice(first), ...ready.slice(0, first)]
  }

  /** It has failed somebody; until it says that it is ready again nobody else gets there. */
  takeOut({ port }: Upstream): void {
    this.ready.delete(port)
  }

  async look(): Promise<void> {
    await Promise.all(
      this.all().map(async (each) => {
        if (await isReady(each)) this.ready.add(each.port)
        else this.takeOut(each)
      }),
    )
  }

  close(): void {
    clearInterval(this.timer)
  }
}

function isReady({ port }: Upstream): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: PATIENCE }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
    asked.end()
  })
}
