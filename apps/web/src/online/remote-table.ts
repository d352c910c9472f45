import { batch, computed, signal } from '@preact/signals'
import { type Event, explain, type Game, legal, type Move, makeMove, View } from '@trick-bento/kit'
import { findGame, screenOf } from '../games.ts'
import { witness } from '../history/deal-evidence.ts'
import type { Ask } from '../session/local-table.ts'
import { settings } from '../settings/settings.ts'
import { Stage } from '../table/stage.ts'
import type { Activity } from './activity.ts'
import { type Clock, command, type Message, ownValue, readTable, type Summary, type TableEntry } from './api.ts'
import { Stream } from './table-stream.ts'

const MOST_NOTES = 100
/** Milliseconds for a decision. */
const TIME: Readonly<Record<Clock, number | undefined>> = { off: undefined, relaxed: 90_000, brisk: 25_000 }

/** A table on a server, as this device sees it: a summary of who sits there, and a stage fed from the stream. */
export class RemoteTable {
  readonly id: string
  readonly summary = signal<Summary | undefined>(undefined)
  readonly stage = signal<Stage | undefined>(undefined)
  readonly ask = signal<Ask | undefined>(undefined)
  /** Why there is no table: 'offline' or the server's code. */
  readonly missing = signal<string | undefined>(undefined)
  readonly ended = signal<'round' | 'game' | undefined>(undefined)
  readonly notes = signal<readonly Activity[]>([])
  /** Why the server did not do what was asked last: its code. */
  readonly refusal = signal<string | undefined>(undefined)
  /** The seat that is to decide, whatever is still being shown here; -1 if none is. */
  readonly turn = signal(-1)
  readonly isYourTurn = computed(() => this.turn.value >= 0 && this.turn.value === this.summary.value?.you)
  /** When the time for the decision is up, on the clock of `performance`. */
  readonly deadline = signal<number | undefined>(undefined)
  events: Event[] = []
  /** How many events have happened. */
  readonly told = signal(0)
  game: Game | undefined
  private readonly stream: Stream
  /** What is known already, while the stage still shows how it came about. */
  private live: View | undefined
  /** Who sits where, as it was told last. */
  private seated: { readonly name: string; readonly isYou: boolean }[] = []
  /** The round that is shown; the next one waits until the result of this one has been looked at. */
  private round = 1
  /** The number of the first entry that happened while this device was here. */
  private cameAt: number | undefined
  /** Entries before this number are shown at once. */
  private past = 0
  private next = 0
  /** How many events there were when the last decision was sent: until there are more, it is on its way. */
  private sentAt = -1
  /** A bot has our seat because our time was up, not because we asked for it. */
  private isMissed = false
  private isClosed = false

  constructor(id: string) {
    this.id = id
    this.stream = new Stream(
      id,
      () => this.next,
      (message) => this.hear(message),
      () => void this.refresh(),
    )
  }

  get connection() {
    return this.stream.connection
  }

  async connect(): Promise<void> {
    const reply = await readTable(this.id)
    if (this.isClosed) return
    this.missing.value = reply.ok ? undefined : reply.code
    if (!reply.ok) return
    document.addEventListener('visibilitychange', this.comeBack)
    this.take(reply.value)
  }

  close(): void {
    this.isClosed = true
    this.stream.close()
    document.removeEventListener('visibilitychange', this.comeBack)
  }

  /** Asks something of the table; what it says comes back over the stream. */
  async send(what: object): Promise<boolean> {
    const reply = await command(this.id, what)
    this.refusal.value = reply.ok ? undefined : reply.code
    if (!reply.ok && reply.table !== undefined && !this.isClosed) this.take(reply.table)
    return reply.ok
  }

  /** The result of a round has been looked at. */
  nextRound(): void {
    if (this.ended.value !== 'round') return
    this.ended.value = undefined
    this.round++
    void this.advance()
  }

  private take(summary: Summary): void {
    const found = this.game ? undefined : findGame(summary.game)?.at(summary.seats, summary.options)
    this.game ??= found?.ok ? found.value : undefined
    if (this.game === undefined) {
      this.missing.value = 'unknown-game'
      return
    }
    batch(() => {
      this.summary.value = summary
      if (summary.timeLeft !== undefined) this.deadline.value = performance.now() + summary.timeLeft
      if (this.stage.value?.viewer !== summary.you) this.listenAs(this.game!, summary)
    })
  }

  /** Hears everything from the beginning, as the seat that we have now hears it. */
  private listenAs(game: Game, { you, number }: Summary): void {
    this.events = []
    this.notes.value = []
    this.seated = []
    this.ended.value = undefined
    this.ask.value = undefined
    this.next = 0
    this.past = number
    this.cameAt ??= number
    this.live = new View(game, you)
    this.stage.value = new Stage(game, screenOf(game.kind), you, () => this.events)
    this.stream.open()
  }

  private hear({ number, entry, events }: Message): void {
    if (number !== this.next) return
    this.next++
    this.events.push(...events)
    for (const event of events) this.live!.fold(event)
    const isPast = number < this.past
    this.witness(number, entry, isPast)
    batch(() => {
      this.told.value = this.events.length
      this.note(number, entry)
      this.watchClock(entry, isPast)
    })
    if (!isPast && entry.type !== 'decided' && entry.type !== 'said') void this.refresh()
    if (this.next < this.past) return
    if (this.next === this.past) this.arrive()
    void this.advance()
  }

  /** Notes what a proof of the deal must later agree with. */
  private witness(number: number, entry: TableEntry, isPast: boolean): void {
    const { you, phase } = this.summary.value!
    const isGathering = phase === 'gathering'
    witness(this.id, { number, entry, isPast, isGathering, seat: you, game: this.game!, events: this.events })
  }

  private note(number: number, entry: TableEntry): void {
    const { seat = -1, type, why } = entry
    const before = this.seated[seat]
    const isRepeated = type === 'sat' && before?.name === entry.name
    if (type === 'sat') this.seated[seat] = { name: entry.name!, isYou: entry.you === true }
    const { name = entry.name ?? '', isYou = false } = this.seated[seat] ?? {}
    if (isYou && (type === 'bot' || type === 'back')) this.isMissed = why === 'away'
    if (type === 'left') delete this.seated[seat]
    if (isRepeated || type === 'decided') return
    const note: Activity = { number, entry, name, isYours: isYou, isPast: number < this.cameAt! }
    this.notes.value = [...this.notes.value.slice(1 - MOST_NOTES), note]
  }

  private watchClock({ type }: TableEntry, isPast: boolean): void {
    const { table } = this.live!
    const isPlaying = this.events.length > 0 && !table.roundOver
    this.turn.value = isPlaying ? table.turn : -1
    const time = TIME[this.summary.value!.clock]
    if (isPast || time === undefined || !STARTS_CLOCK.has(type)) return
    this.deadline.value = isPlaying ? performance.now() + time : undefined
  }

  /** All that was before is known: shows at once how things stand, and says that we are here. */
  private arrive(): void {
    const stage = this.stage.value!
    stage.jump(this.events.length)
    this.round = Math.max(1, stage.view.table.round)
    this.comeBack()
    const kept = this.summary.value!.sitters.findIndex(({ yours }) => yours === true)
    const { name } = settings.value
    if (kept >= 0 && name !== '') void this.send({ type: 'sit', seat: kept, name, value: ownValue() })
  }

  /** Whoever looks at the page again after their time was up takes the seat back from the bot. */
  private readonly comeBack = (): void => {
    if (document.hidden || !this.isMissed || this.summary.value?.phase !== 'playing') return
    this.isMissed = false
    void this.send({ type: 'come-back' })
  }

  /** Who sits where has changed. */
  private async refresh(): Promise<void> {
    const reply = await readTable(this.id)
    if (reply.ok && !this.isClosed) this.take(reply.value)
  }

  private async advance(): Promise<void> {
    const stage = this.stage.value
    if (stage === undefined) return
    this.ask.value = undefined
    await stage.catchUp(() => this.endOfRound)
    if (this.stage.value !== stage || stage.position < this.endOfRound) return
    this.settle(stage)
  }

  /** Where the round that is shown ends, as far as is known. */
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
    const why = (move: Move): string | undefined => explain(game, table, seat, move)
    this.ask.value = {
      seat,
      phase: game.phases[table.phase],
      moves: legal(game, table, seat),
      why,
      choose: (move) => {
        this.ask.value = undefined
        this.sentAt = this.events.length
        void this.send({ type: 'play', move: makeMove(game, table.phase, move) }).then((done) => {
          if (done) return
          this.sentAt = -1
          this.settle(stage)
        })
      },
    }
  }
}

/** With these somebody's time for a decision begins. */
const STARTS_CLOCK = new Set(['started', 'decided', 'bot', 'back', 'sat', 'awake'])
