import { readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** When a node can be made to crash. */
export type Moment =
  | 'a clock has run out'
  | 'a clock has run out and it is stored'
  | 'before the commit'
  | 'within the commit'
  | 'after the commit, before the reply'
  | 'before other nodes are notified'
  | 'when the first subscriber has been notified'
  | 'while a bot thinks'
  | 'after a bot has decided'
  | 'before the end of the game is stored'
  | 'after the end of the game is stored'

/**
 * Plans crashes, one after the other, each at the n-th occurrence of its moment since the previous crash. Every occurrence
 * is a file, which one of the nodes deletes; the node that deletes the last one crashes.
 */
export function planCrashes(folder: string, crashes: readonly (readonly [Moment, times: number])[]): void {
  for (const [i, [moment, times]] of crashes.entries()) {
    for (let left = times; left > 0; left--) {
      const order = `${100 + i} ${100 - left}`
      writeFileSync(join(folder, `${order} ${moment}${left === 1 ? LAST : ''}`), '')
    }
  }
}
const LAST = ' (the last time)'

/** The planned occurrences that have not happened. */
export const stillPlanned = (folder: string): string[] => readdirSync(folder).toSorted()

/** Watches the store, the bus and the replies of a server for the planned moments. */
export class PlannedCrashes {
  private readonly folder: string | undefined

  constructor(folder: string | undefined) {
    this.folder = folder
  }

  inStore(store: Store): Store {
    return overridden(store, {
      append: async (id, number, entries, also) => {
        const [last] = entries.slice(-1)
        const isEnd = last?.type === 'revealed'
        const isPerson = entries.some((entry) => entry.type === 'decided' && entry.by === 'person')
        const isBot = entries.some((entry) => entry.type === 'decided' && entry.by === 'bot')
        if (isEnd) this.at('before the end of the game is stored')
        if (isPerson) this.at('before the commit')
        const appended = store.append(id, number, entries, also)
        // After two turns of the event loop the batch has left this thread.
        if (isPerson)
          await nextTurn()
            .then(() => nextTurn())
            .then(() => this.at('within the commit'))
        const outcome = await appended
        if (isEnd) this.at('after the end of the game is stored')
        if (isPerson) this.at('after the commit, before the reply')
        if (isBot) this.at('after a bot has decided')
        const isAway = entries.some((entry) => entry.type === 'bot' && entry.why === 'away')
        if (isAway) this.at('a clock has run out and it is stored')
        return outcome
      },
      work: (carryOut, atOnce) =>
        store.work(async (job) => {
          if (job.kind === 'clock') this.at('a clock has run out')
          const done = carryOut(job)
          const isDone = done.then(
            () => true,
            () => true,
          )
          // A bot thinks longer than reading its table takes.
          const isThinking = job.kind === 'bot' && !(await Promise.race([isDone, someTurns()]))
          if (isThinking) this.at('while a bot thinks')
          await done
        }, atOnce),
    })
  }

  inBus(bus: Bus): Bus {
    return overridden(bus, {
      publish: async (table, number) => {
        this.at('before other nodes are notified')
        await bus.publish(table, number)
      },
    })
  }

  inReplies(answer: RequestListener): RequestListener {
    return (request, response) => {
      const write = response.write.bind(response) as (text: string) => boolean
      response.write = (text: string) => {
        const isRead = write(text)
        if (text.includes('"type":"decided"')) this.at('when the first subscriber has been notified')
        return isRead
      }
      answer(request, response)
    }
  }

  private at(moment: Moment): void {
    if (this.folder === undefined) return
    const [next] = stillPlanned(this.folder)
    const [, planned] = /^\d+ \d+ (.*?)(?: \(the last time\))?$/.exec(next ?? '') ?? []
    if (planned !== moment) return
    try {
      unlinkSync(join(this.folder, next!))
    } catch {
      return
    }
    if (next!.endsWith(LAST)) process.kill(process.pid, 'SIGKILL')
  }
}

async function someTurns(): Promise<false> {
  for (let i = 0; i < 5; i++) await nextTurn()
  return false
}

/** The same object with some methods replaced. */
function overridden<T extends object>(whole: T, methods: Partial<T>): T {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.hasOwn(methods, name) ? methods : target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
