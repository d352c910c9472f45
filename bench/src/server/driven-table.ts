import { randomBytes } from 'node:crypto'
import { type Player, SEATS } from './player.ts'
import { type Answer, Connection, EventStream } from './wire.ts'

const newKey = (): string => randomBytes(32).toString('base64url')

/** Somebody at a seat: a key, a connection for what they ask, and a stream. */
interface Person {
  readonly key: string
  readonly asks: Connection
  stream: EventStream | undefined
}

export interface Game {
  /** As the API calls it. */
  readonly id: string
  readonly newPlayer: () => Player
}

/** One table with persons at all seats, who play game after game of one kind. */
export class DrivenTable {
  /** Games that were played to their end. */
  finished = 0
  private readonly port: number
  private readonly game: Game
  private readonly people: readonly Person[]
  private path = ''
  private player!: Player
  private commands = 0
  /** What has been told of entries that not all have heard of yet. */
  private readonly told = new Map<number, string[]>()
  /** Entries that all have heard of. */
  private heard = 0
  private onHeard: () => void = () => {}

  constructor(port: number, game: Game) {
    this.port = port
    this.game = game
    this.people = Array.from({ length: SEATS }, () => {
      const key = newKey()
      return { key, asks: new Connection(port, key), stream: undefined }
    })
  }

  /** A new table, up to the first card. */
  async begin(): Promise<void> {
    this.leave()
    const [host, ...others] = this.people
    const settings = { game: this.game.id, seats: SEATS, name: 'Seat 0', value: newKey() }
    const { table } = JSON.parse(done(await host.asks.post('/api/tables', settings)))
    this.path = `/api/tables/${table}`
    this.player = this.game.newPlayer()
    this.people.forEach((person) => {
      person.stream = new EventStream(this.port, `${this.path}/stream?after=-1`, person.key, (number, data) =>
        this.hear(number, data),
      )
    })
    for (const [i, person] of others.entries()) {
      await this.ask(person, { type: 'sit', seat: i + 1, name: `Seat ${i + 1}`, value: newKey() })
    }
    await this.hearAll(await this.ask(host, { type: 'start' }))
  }

  /** A table at which so many decisions were made before. */
  async beginEarlier(decisions: number): Promise<void> {
    await this.begin()
    for (let i = 0; i < decisions; i++) await this.decide()
  }

  /** Carries out the next decision; how long it took until all seats had heard of it, in milliseconds. */
  async decide(): Promise<number> {
    const { seat, move } = this.player.next()
    const number = this.heard
    const start = performance.now()
    const answered = this.ask(this.people[seat], { type: 'play', move }, number)
    const heard = this.hearAll(number + 1).then(() => performance.now() - start)
    const [reached, took] = await Promise.all([answered, heard])
    // The last decision of a game is followed by an entry that opens the deal.
    await this.hearAll(reached)
    if (this.player.isOver) {
      this.finished++
      await this.begin()
    }
    return took
  }

  leave(): void {
    for (const { stream } of this.people) stream?.close()
    this.told.clear()
    this.heard = 0
  }
  close(): void {
    this.leave()
    for (const { asks } of this.people) asks.close()
  }

  private async ask({ asks }: Person, command: object, number?: number): Promise<number> {
    const answer = await asks.post(`${this.path}/commands`, { key: `k${++this.commands}`, command, number })
    return JSON.parse(done(answer)).number
  }

  private hear(number: number, data: string): void {
    const told = this.told.get(number) ?? []
    this.told.set(number, told)
    if (told.push(data) < SEATS) return
    this.told.delete(number)
    this.player.hear(told)
    this.heard = number + 1
    this.onHeard()
  }

  /** Until all have heard of so many entries. */
  private hearAll(number: number): Promise<void> {
    if (this.heard >= number) return Promise.resolve()
    return new Promise((resolve) => {
      this.onHeard = () => {
        if (this.heard >= number) resolve()
      }
    })
  }
}

function done({ status, body }: Answer): string {
  if (status >= 300) throw new Error(`the server refused: ${body}`)
  return body
}
