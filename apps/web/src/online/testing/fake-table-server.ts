import { signal } from '@preact/signals'
import { type Game, legal, Match, makeMove, redact, type Seat } from '@trick-bento/kit'
import type { Command, CommandReply, RedactedEntry, StreamMessage, TableGlance } from '@trick-bento/protocol'
import type { Clock } from '@trick-bento/protocol/constants'
import type { Failure, Reply } from '../request.ts'
import type { StreamReader, TableServer, TableStream } from '../table-server.ts'

/** A server with one table, without HTTP. It plays a real game and redacts its events for the viewer. */
export class FakeTableServer implements TableServer {
  readonly game: Game
  readonly match: Match
  /** All commands with the number of entries that their sender had seen. */
  readonly sent: { readonly command: Command; readonly seen: number }[] = []
  /** How often the stream was opened. */
  connections = 0
  /** The stream delivers nothing while it is held. */
  isHeld = false
  /** The next command fails with this. */
  nextFailure: Failure | undefined
  you: Seat | -1 = 0
  clock: Clock = 'off'
  timeLeft: number | undefined
  /** A seat that is kept for the viewer. */
  keptSeat: Seat | undefined
  private readonly log: { readonly entry: RedactedEntry; readonly eventsAfter: number }[] = []
  private phase: TableGlance['phase'] = 'gathering'
  reader: StreamReader | undefined

  constructor(game: Game, seed: string) {
    this.game = game
    this.match = new Match(game, seed)
    this.add({ type: 'opened', settings: this.settings, commitment: 'sealed', dealtByHost: 0 })
  }

  get number(): number {
    return this.log.length
  }
  private get settings() {
    const { kind, seats, options } = this.game
    const others = { pace: 'normal', listed: false, chat: true, openHands: false, latecomers: false } as const
    return { game: kind.id, seats, options, clock: this.clock, ...others }
  }
  get glance(): TableGlance {
    return {
      id: 'table',
      ...this.settings,
      phase: this.phase,
      commitment: 'sealed',
      dealtByHost: 0,
      host: true,
      hostSeat: 0,
      you: this.you,
      sitters: Array.from({ length: this.game.seats }, (_, seat) => ({
        kind: seat === this.keptSeat ? 'kept' : 'person',
        name: `Player ${seat}`,
        away: false,
        ...(seat === this.keptSeat && { yours: true }),
      })),
      turn: this.phase === 'playing' ? this.match.table.turn : -1,
      asleep: false,
      knocked: false,
      number: this.number,
      ...(this.timeLeft !== undefined && { timeLeft: this.timeLeft }),
    }
  }

  /** Adds an entry to the log; the events are those that the match has now and had not before. */
  add(entry: RedactedEntry): void {
    const isPlaying = this.phase !== 'gathering'
    this.log.push({ entry, eventsAfter: isPlaying ? this.match.events.length : 0 })
    this.deliver()
  }
  start(): void {
    this.phase = 'playing'
    this.add({ type: 'started' })
  }
  /** The seat whose turn it is plays its first legal move. */
  playFirst(by: 'person' | 'bot' = 'person'): void {
    const { turn } = this.match.table
    this.match.play(turn, legal(this.game, this.match.table, turn).first)
    if (this.match.betweenRounds) this.match.nextRound()
    if (this.match.over) this.phase = 'over'
    this.add({ type: 'decided', seat: turn, by })
  }
  playUntil(isReached: () => boolean): void {
    while (!isReached()) this.playFirst()
  }
  /** The first legal move of the seat whose turn it is, in its written form. */
  get firstMove(): string {
    const { table } = this.match
    return makeMove(this.game, table.phase, legal(this.game, table, table.turn).first)
  }

  /** Delivers all messages that the reader does not have. */
  deliver(): void {
    for (let next = this.reader?.next() ?? 0; this.connections > 0 && !this.isHeld && next < this.number; next++) {
      this.reader?.onMessage(this.message(next))
    }
  }
  message(number: number): StreamMessage {
    const { entry, eventsAfter } = this.log[number]
    const eventsBefore = number === 0 ? 0 : this.log[number - 1].eventsAfter
    const events = this.match.events
      .slice(eventsBefore, eventsAfter)
      .map((event) => redact(this.game.layout, event, this.you))
    return { number, entry, events }
  }

  async read(): Promise<Reply<TableGlance>> {
    return { ok: true, value: this.glance }
  }
  async send(command: Command, seen: number): Promise<Reply<CommandReply>> {
    this.sent.push({ command, seen })
    const failure = this.nextFailure
    this.nextFailure = undefined
    return failure ?? { ok: true, value: { number: this.number } }
  }
  stream(reader: StreamReader): TableStream {
    this.reader = reader
    return {
      connection: signal('open' as const),
      open: () => {
        this.connections++
        queueMicrotask(() => this.deliver())
      },
      close: () => {},
    }
  }
}
