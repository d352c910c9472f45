import { batch, computed, signal } from '@preact/signals'
import { type Event, type Game, makeMove, View } from '@trick-bento/kit'
import type { Command, RedactedEntry, StreamMessage, TableGlance } from '@trick-bento/protocol'
import { findGame, screenOf } from '../games.ts'
import { recordDealEvidence, recordValue } from '../history/deal-evidence.ts'
import { type Ask, askFor } from '../session/ask.ts'
import { settings } from '../settings/settings.ts'
import { Stage } from '../table/stage.ts'
import { ActivityLog } from './activity.ts'
import { randomValue } from './api.ts'
import type { FailureCode } from './request.ts'
import { httpTableServer, type TableServer, type TableStream } from './table-server.ts'
import { TurnClock } from './turn-clock.ts'

/** A table on a server as this device sees it: a glance at its seats, and a stage that is fed from the stream. */
export class RemoteTable {
  readonly id: string
  readonly glance = signal<TableGlance | undefined>(undefined)
  readonly stage = signal<Stage | undefined>(undefined)
  readonly ask = signal<Ask | undefined>(undefined)
  /** Why the table cannot be shown. */
  readonly missing = signal<FailureCode | 'unknown-game' | undefined>(undefined)
  readonly ended = signal<'round' | 'game' | undefined>(undefined)
  /** Why the last command was refused. */
  readonly refusal = signal<FailureCode | undefined>(undefined)
  readonly activity = new ActivityLog()
  readonly clock = new TurnClock()
  readonly isYourTurn = computed(() => {
    const turn = this.clock.turn.value
    return turn >= 0 && turn === this.glance.value?.you
  })
  /** All card events so far, as this device may see them. */
  events: Event[] = []
  game: Game | undefined
  private readonly server: TableServer
  private readonly stream: TableStream
  /** The current state, while the stage may still show how it came about. */
  private view: View | undefined
  /** The round that is shown; the next one waits until the person has seen the result. */
  private round = 1
  /** How many entries there were when this device connected for the first time. */
  private connectedAt: number | undefined
  /** Entries before this number are shown without animation. */
  private pastEnd = 0
  /** The number of the next entry, which is how many entries this device has seen. */
  private next = 0
  /** How many events there were when the last play was sent; until there are more, the play is on its way. */
  private sentAt = -1
  /** A bot plays for us because our time was up, not because we asked for it. */
  private isTimedOut = false
  private isClosed = false

  constructor(id: string, server: TableServer = httpTableServer(id)) {
    this.id = id
    this.server = server
    this.stream = server.stream({
      next: () => this.next,
      onMessage: (message) => this.receive(message),
      onReconnect: () => void this.refresh(),
    })
  }

  get connection() {
    return this.stream.connection
  }

  async connect(): Promise<void> {
    const reply = await this.server.read()
    if (this.isClosed) return
    this.missing.value = reply.ok ? undefined : reply.code
    if (!reply.ok) return
    document.addEventListener('visibilitychange', this.comeBack)
    this.accept(reply.value)
  }

  close(): void {
    this.isClosed = true
    this.stream.close()
    document.removeEventListener('visibilitychange', this.comeBack)
  }

  /** Sends a command; its effect comes over the stream. `seen` is how many entries the command is based on. */
  async send(command: Command, seen = this.next): Promise<boolean> {
    const reply = await this.server.send(command, seen)
    this.refusal.value = reply.ok ? undefined : reply.code
    if (!reply.ok && reply.table !== undefined && !this.isClosed) this.accept(reply.table)
    if (reply.ok && command.type === 'sit') recordValue(this.id, command.seat, command.value, reply.value.number)
    return reply.ok
  }

  /** Continues after the result of a round. Happens by itself when another person plays on. */
  nextRound(): void {
    if (this.ended.value !== 'round') return
    this.ended.value = undefined
    this.round++
    void this.advance()
  }

  private accept(glance: TableGlance): void {
    const found = this.game ? undefined : findGame(glance.game)?.at(glance.seats, glance.options)
    this.game ??= found?.ok ? found.value : undefined
    if (this.game === undefined) {
      this.missing.value = 'unknown-game'
      return
    }
    batch(() => {
      this.glance.value = glance
      if (glance.timeLeft !== undefined) this.clock.setTimeLeft(glance.timeLeft)
      if (this.stage.value?.viewer !== glance.you) this.readFromStart(this.game!, glance)
    })
  }

  /** Reads the stream from the beginning, as our present seat may see it. */
  private readFromStart(game: Game, { you, number }: TableGlance): void {
    this.events = []
    this.activity.clear()
    this.ended.value = undefined
    this.ask.value = undefined
    this.next = 0
    this.pastEnd = number
    this.connectedAt ??= number
    this.view = new View(game, you)
    this.stage.value = new Stage(game, screenOf(game.kind), you, () => this.events)
    this.stream.open()
  }

  private receive({ number, entry, events }: StreamMessage): void {
    if (number !== this.next) return
    this.next++
    this.events.push(...events)
    for (const event of events) this.view!.fold(event)
    const isPast = number < this.pastEnd
    this.recordEvidence(number, entry, isPast)
    batch(() => {
      this.activity.add(number, entry, number < this.connectedAt!)
      this.clock.follow(
        this.events.length === 0 ? undefined : this.view!.table,
        entry,
        this.glance.value!.clock,
        isPast,
      )
    })
    if (entry.type === 'bot' && this.activity.isYourSeat(entry.seat)) this.isTimedOut = entry.why === 'away'
    if (entry.type === 'back' && this.activity.isYourSeat(entry.seat)) this.isTimedOut = false
    if (!isPast && entry.type !== 'decided' && entry.type !== 'said') void this.refresh()
    if (this.next < this.pastEnd) return
    if (this.next === this.pastEnd) this.showPast()
    if (this.isPlayedOn(entry)) this.nextRound()
    else void this.advance()
  }

  /** Does this decision belong to the next round, for a person who still sees the result of the last one? */
  private isPlayedOn(entry: RedactedEntry): boolean {
    if (entry.type !== 'decided' || this.ended.value !== 'round') return false
    // Bots do not wait for anybody, so only a bot at our own seat counts.
    return entry.by === 'person' || entry.seat === this.glance.value!.you
  }

  private recordEvidence(number: number, entry: RedactedEntry, isPast: boolean): void {
    const { you, phase } = this.glance.value!
    const isGathering = phase === 'gathering'
    recordDealEvidence(this.id, {
      number,
      entry,
      isPast,
      isGathering,
      seat: you,
      game: this.game!,
      events: this.events,
    })
  }

  /** The stream has reached the present: shows it without animation, and takes a seat that is kept for us. */
  private showPast(): void {
    const stage = this.stage.value!
    stage.jump(this.events.length)
    this.round = Math.max(1, stage.view.table.round)
    this.comeBack()
    const kept = this.glance.value!.sitters.findIndex(({ yours }) => yours === true)
    const { name } = settings.value
    if (kept >= 0 && name !== '') void this.send({ type: 'sit', seat: kept, name, value: randomValue() })
  }

  /** Takes the seat back from the bot when the person looks at the page again after their time was up. */
  private readonly comeBack = (): void => {
    if (document.hidden || !this.isTimedOut || this.glance.value?.phase !== 'playing') return
    this.isTimedOut = false
    void this.send({ type: 'come-back' })
  }

  private async refresh(): Promise<void> {
    const reply = await this.server.read()
    if (reply.ok && !this.isClosed) this.accept(reply.value)
  }

  /** Animates all new events, then asks for a decision or shows the end. */
  private async advance(): Promise<void> {
    const stage = this.stage.value
    if (stage === undefined) return
    this.ask.value = undefined
    await stage.catchUp(() => this.endOfRound)
    if (this.stage.value !== stage || stage.position < this.endOfRound) return
    this.settle(stage)
  }

  /** The number of events until the end of the round that is shown. */
  private get endOfRound(): number {
    const next = this.events.findIndex((event) => event.type === 'round' && event.round > this.round)
    return next < 0 ? this.events.length : next
  }

  private settle(stage: Stage): void {
    const { game } = this
    if (game === undefined || stage.position === 0) return
    if (stage.position < this.events.length) {
      this.ended.value = 'round'
      return
    }
    const { table } = stage.view
    if (table.roundOver) {
      this.ended.value = 'game'
      return
    }
    const seat = stage.viewer as number
    if (seat < 0 || !table.isActing(seat) || this.sentAt === this.events.length) return
    const seen = this.next
    this.ask.value = askFor(stage.view, seat, (move) => {
      void this.play(stage, makeMove(game, table.phase, move), seen)
    })
  }

  private async play(stage: Stage, move: string, seen: number): Promise<void> {
    this.ask.value = undefined
    this.sentAt = this.events.length
    const isDone = await this.send({ type: 'play', move }, seen)
    if (isDone || this.stage.value !== stage) return
    this.sentAt = -1
    // If the server is ahead, its next messages lead to the next decision. Otherwise the person may choose again.
    if (this.glance.value!.number > this.next) this.stream.open()
    else this.settle(stage)
  }
}
