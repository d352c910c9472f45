import { randomBytes } from 'node:crypto'
import { type Player, SEATS } from './player.ts'
import { Connection, EventStream, type Response } from './wire.ts'

const newKey = (): string => randomBytes(32).toString('base64url')

/** A person at a seat: device key, connection for commands, and stream. */
interface Person {
  readonly key: string
  readonly connection: Connection
  stream: EventStream | undefined
}

export interface Game {
  /** The id that the API uses. */
  readonly id: string
  readonly newPlayer: () => Player
}

/** A table with people at all seats. They play one game of a kind after the other. */
export class DrivenTable {
  /** Number of finished games. */
  finished = 0
  private readonly port: number
  private readonly game: Game
  private readonly people: readonly Person[]
  private path = ''
  private player!: Player
  private commands = 0
  /** Messages about entries that have not reached all seats yet, by entry number. */
  private readonly pending = new Map<number, string[]>()
  /** Number of entries that all seats have received. */
  private received = 0
  private onReceived: () => void = () => {}

  constructor(port: number, game: Game) {
    this.port = port
    this.game = game
    this.people = Array.from({ length: SEATS }, () => {
      const key = newKey()
      return { key, connection: new Connection(port, key), stream: undefined }
    })
  }

  /** Opens a new table and starts its game. */
  async begin(): Promise<void> {
    this.leave()
    const [host, ...others] = this.people
    const settings = { game: this.game.id, seats: SEATS, name: 'Seat 0', value: newKey() }
    const { table } = JSON.parse(bodyOf(await host.connection.post('/api/tables', settings)))
    this.path = `/api/tables/${table}`
    this.player = this.game.newPlayer()
    this.people.forEach((person) => {
      person.stream = new EventStream(this.port, `${this.path}/stream?after=-1`, person.key, (number, data) =>
        this.receive(number, data),
      )
    })
    for (const [i, person] of others.entries()) {
      await this.send(person, { type: 'sit', seat: i + 1, name: `Seat ${i + 1}`, value: newKey() })
    }
    await this.allReceive(await this.send(host, { type: 'start' }))
  }

  /** Opens a table and makes a number of decisions there. */
  async beginAfter(decisions: number): Promise<void> {
    await this.begin()
    for (let i = 0; i < decisions; i++) await this.decide()
  }

  /** Makes the next decision. Returns the milliseconds until all seats have received it. */
  async decide(): Promise<number> {
    const { seat, move } = this.player.next()
    const number = this.received
    const start = performance.now()
    const sent = this.send(this.people[seat], { type: 'play', move }, number)
    const received = this.allReceive(number + 1).then(() => performance.now() - start)
    const [reached, took] = await Promise.all([sent, received])
    // The last decision of a game is followed by an entry that reveals the secret of the deal.
    await this.allReceive(reached)
    if (this.player.isOver) {
      this.finished++
      await this.begin()
    }
    return took
  }

  leave(): void {
    for (const { stream } of this.people) stream?.close()
    this.pending.clear()
    this.received = 0
  }
  close(): void {
    this.leave()
    for (const { connection } of this.people) connection.close()
  }

  private async send({ connection }: Person, command: object, number?: number): Promise<number> {
    const response = await connection.post(`${this.path}/commands`, { key: `k${++this.commands}`, command, number })
    return JSON.parse(bodyOf(response)).number
  }

  private receive(number: number, data: string): void {
    const messages = this.pending.get(number) ?? []
    this.pending.set(number, messages)
    if (messages.push(data) < SEATS) return
    this.pending.delete(number)
    this.player.receive(messages)
    this.received = number + 1
    this.onReceived()
  }

  /** Resolves when all seats have received this number of entries. */
  private allReceive(number: number): Promise<void> {
    if (this.received >= number) return Promise.resolve()
    return new Promise((resolve) => {
      this.onReceived = () => {
        if (this.received >= number) resolve()
      }
    })
  }
}

function bodyOf({ status, body }: Response): string {
  if (status >= 300) throw new Error(`the server refused: ${body}`)
  return body
}
