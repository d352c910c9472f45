import { effect } from '@preact/signals'
import { type Game, type Seat, UNSEEN } from '@trick-bento/kit'
import { render } from 'preact'
import { Puff } from '../../art/pieces/puff.tsx'
import { sound } from '../../sound/sound.ts'
import { vibrate } from '../../sound/vibrate.ts'
import type { Animator, Banner, StepPlan } from '../stage.ts'
import { durations } from './durations.ts'
import type { Flight, Spot } from './flight-plan.ts'
import { makeFlyer } from './flyer.tsx'
import { Motions } from './motions.ts'
import { isCard, type Pose, poseOf } from './pose.ts'
import { collected, type Route, struck, TIMES, thrown, tossed, turnedOver, vanished } from './routes.ts'
import { PointsShow } from './show-points.tsx'
import { SPRINGS } from './spring.ts'
import { soundOf } from './step-sound.ts'
import { tiltUnderPointer } from './tilt.ts'
import './fly-cards.css'
import './tilt.css'

/** At most this many hidden cards are seen flying to the same place. */
const MOST_HIDDEN = 4

/** Animates cards and points on the screen, from the old to the new position of their elements. */
export class ScreenAnimator implements Animator {
  /** Ends the pause after a finished trick. */
  goOn: () => void = () => {}
  private readonly root: HTMLElement
  private readonly layer: HTMLElement
  private readonly game: Game
  private readonly waitsForTap: () => boolean
  private readonly points: PointsShow
  private motions = new Motions()
  private isTrickShown = false
  private flyingPoints: Promise<unknown> = Promise.resolve()

  /** Flying cards are drawn in `layer`. A click in `root` skips what is moving. */
  constructor(root: HTMLElement, layer: HTMLElement, game: Game, waitsForTap: () => boolean) {
    this.root = root
    this.layer = layer
    this.game = game
    this.waitsForTap = waitsForTap
    this.points = new PointsShow(root, layer, game)
    root.addEventListener('click', (event) => this.skip(event), { capture: true })
    tiltUnderPointer(root)
  }

  prepare(plan: StepPlan): () => Promise<void> {
    if (this.motions.isSkipped) this.motions = new Motions()
    const name = soundOf(plan)
    if (name !== undefined) {
      sound(name)
      vibrate(name)
    }
    if (this.isStill) return async () => {}
    const used = new Set<Element>()
    const starts = plan.flights.map(({ from }) => this.pose(from, used))
    const pointStarts = plan.points.flights.map(({ from }) => {
      if (from === undefined) return undefined
      return 'seat' in from ? this.points.anchor(from.seat) : this.pose(from, new Set())
    })
    return async () => {
      await Promise.resolve()
      await Promise.resolve() // now the page has been rendered
      await this.perform(plan, starts, pointStarts)
    }
  }

  rest(): Promise<void> {
    return this.isStill ? Promise.resolve() : this.motions.pause(TIMES.rest * this.pace)
  }

  async showTrick(): Promise<void> {
    this.isTrickShown = true
    if (this.waitsForTap()) await this.tap()
    else await this.wait(durations().finishedTrick)
    this.isTrickShown = false
  }

  async showBanner({ kind }: Banner): Promise<void> {
    if (kind === 'last') {
      sound('bell')
      vibrate('bell')
    }
    await this.motions.pause(durations().banner)
  }

  async settle(): Promise<void> {
    await this.flyingPoints
  }

  private async perform(
    plan: StepPlan,
    starts: readonly (Pose | undefined)[],
    pointStarts: readonly ({ x: number; y: number } | undefined)[],
  ): Promise<void> {
    const { motions, pace } = this
    const asCards = plan.handsOver === 'cards'
    const points = this.points.run(plan.points, pointStarts, motions, pace, asCards)
    this.flyingPoints = Promise.all([this.flyingPoints, points])
    const cards = plan.strikes ? this.strike(plan.flights, starts) : this.fly(plan.flights, starts)
    await cards
    // Points of a trick fly on while the game continues; points of a moment are what it is about.
    if (plan.moment !== undefined) await points
  }

  /** Skips what is moving. The click has no other effect, except on a button or while a finished trick is shown. */
  private skip(event: MouseEvent): void {
    if (!this.motions.isMoving) return
    this.motions.skip()
    const isOnButton = (event.target as Element).closest('button') !== null
    if (!isOnButton && !this.isTrickShown) event.stopPropagation()
  }

  /** Resolves on a tap, or when the settings no longer require one. */
  private async tap(): Promise<void> {
    let stop = (): void => {}
    await new Promise<void>((resolve) => {
      this.goOn = resolve
      stop = effect(() => {
        if (!this.waitsForTap()) resolve()
      })
    })
    stop()
  }

  private async wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return
    await new Promise<void>((resolve) => {
      this.goOn = resolve
      setTimeout(resolve, milliseconds)
    })
  }

  private get isStill(): boolean {
    return document.hidden || this.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
  private get pace(): number {
    return durations().pace
  }

  private pose(spot: Spot, used: Set<Element>): Pose | undefined {
    const element = this.find(spot, used)
    return element && poseOf(element)
  }

  /** The element at a spot. Each element is used for one flight only. */
  private find(spot: Spot, used: Set<Element>): HTMLElement | undefined {
    const { root } = this
    if ('inTrick' in spot) return root.querySelector<HTMLElement>(`[data-spot="${spot.inTrick}"]`) ?? undefined
    const place = root.querySelector<HTMLElement>(`[data-place="${spot.place}"]`) ?? this.seatOf(spot.place)
    const cards = place?.querySelectorAll<HTMLElement>(`[data-card="${spot.card}"]`) ?? []
    for (const card of cards) {
      if (used.has(card)) continue
      used.add(card)
      return card
    }
    return place ?? undefined
  }

  /** Cards of a place that is not drawn go to the avatar of its owner. */
  private seatOf(place: number): HTMLElement | null {
    return this.root.querySelector<HTMLElement>(`[data-seat="${this.ownerOf(place)}"] .seat-avatar`)
  }

  private get centre(): Pose | undefined {
    const tray = this.root.querySelector<HTMLElement>('[data-tray]')
    return tray ? poseOf(tray) : undefined
  }

  private async fly(flights: readonly Flight[], starts: readonly (Pose | undefined)[]): Promise<void> {
    const used = new Set<Element>()
    const { centre } = this
    const hidden = new Map<number, number>()
    const leaders = new Map(flights.map(({ from }, i) => ['inTrick' in from ? from.inTrick : -1, starts[i]]))
    const moves = flights.map((flight, i) => {
      const target = this.find(flight.to, used)
      const end = target && poseOf(target)
      // A card that comes from nowhere is as large as at its end.
      const start = starts[i] ?? (centre && { ...centre, width: end?.width ?? centre.width })
      if (start === undefined) return undefined
      if (target === undefined || end === undefined) return flight.dealt ? undefined : this.vanish(flight, start)
      if (flight.card === UNSEEN && flight.dealt && 'place' in flight.to) {
        const count = hidden.get(flight.to.place) ?? 0
        hidden.set(flight.to.place, count + 1)
        if (count >= MOST_HIDDEN) return undefined
      }
      const isGathered = flights.filter(({ gathersAt }) => gathersAt === flight.gathersAt).length > 1
      const leader = isGathered && flight.gathersAt !== undefined ? leaders.get(flight.gathersAt) : undefined
      return this.carry(flight, start, leader, end, target)
    })
    await Promise.all(moves)
  }

  private async carry(
    flight: Flight,
    start: Pose,
    leader: Pose | undefined,
    end: Pose,
    target: HTMLElement,
  ): Promise<void> {
    const { motions, pace, game, layer } = this
    const width = Math.max(start.width, end.width)
    const { flyer, face } = makeFlyer(flight, game, width, isCard(target) ? target : undefined)
    const leads = 'inTrick' in flight.from && flight.from.inTrick === flight.gathersAt
    flyer.classList.toggle('leads', leads)
    layer.append(flyer)
    // A card of the trick is hidden together with its marks.
    const hidden = isCard(target) ? (target.closest<HTMLElement>('.tray-slot') ?? target) : undefined
    if (hidden) hidden.style.visibility = 'hidden'
    const delay = delayOf(flight) * pace
    const isTurn = 'inTrick' in flight.from && 'inTrick' in flight.to
    const isPlayed = 'inTrick' in flight.to
    const route =
      flight.gathersAt === undefined
        ? thrown(start, end, width, flight.dealt)
        : collected(start, leader, end, width, leads)
    const inner = isTurn ? turnedOver() : isPlayed || flight.turns ? tossed(spinOf(flight), flight.turns) : undefined
    await Promise.all([
      motions.run(flyer, route.frames, { duration: (isTurn ? TIMES.turn * 2 : route.time) * pace, delay }),
      inner && motions.run(face, inner.frames, { duration: inner.time * pace, delay }),
    ])
    if (hidden) hidden.style.visibility = ''
    flyer.remove()
    if (isTurn) sound('turn')
    else if (isPlayed) sound('land')
    if ('place' in flight.to && leads) this.points.react(this.ownerOf(flight.to.place), 'nods', motions, pace)
  }

  /** Animates a card whose target is not on the screen. */
  private async vanish(flight: Flight, start: Pose): Promise<void> {
    const { motions, pace, game, layer } = this
    const { flyer } = makeFlyer(flight, game, start.width, undefined)
    layer.append(flyer)
    await this.along(flyer, vanished(start, start.width), delayOf(flight) * pace, motions)
    flyer.remove()
  }

  /** Alike cards meet in the middle of the table and go up in smoke. */
  private async strike(flights: readonly Flight[], starts: readonly (Pose | undefined)[]): Promise<void> {
    const { motions, layer, game, centre } = this
    if (centre === undefined) return
    const cards = flights.map(async (flight, i) => {
      const start = starts[i] ?? centre
      const { flyer } = makeFlyer(flight, game, start.width, undefined)
      layer.append(flyer)
      await this.along(flyer, struck(start, centre, i % 2 === 0 ? -1 : 1, start.width), 0, motions)
      flyer.remove()
    })
    await Promise.all([...cards, this.puff(centre)])
  }

  private async puff(at: Pose): Promise<void> {
    const { motions, layer, pace } = this
    await motions.pause(300 * pace)
    if (motions.isSkipped) return
    sound('puff')
    const puff = document.createElement('div')
    puff.className = 'puff'
    render(<Puff />, puff)
    layer.append(puff)
    const to = (scale: number, up = 0): string =>
      `translate(${at.x}px, ${at.y - up}px) translate(-50%, -35%) scale(${scale})`
    const { easing } = SPRINGS.shout
    await motions.run(
      puff,
      [
        { transform: to(0.2), opacity: 0, easing },
        { transform: to(1), opacity: 1, offset: 0.45 },
        { transform: to(1.04, 4), opacity: 1, offset: 0.7, easing: 'ease-in' },
        { transform: to(1.2, 18), opacity: 0 },
      ],
      { duration: 950 * pace },
    )
    puff.remove()
  }

  private along(element: HTMLElement, { frames, time }: Route, delay: number, motions: Motions): Promise<void> {
    return motions.run(element, frames, { duration: time * this.pace, delay })
  }

  private ownerOf(place: number): Seat {
    return this.game.layout.places[place].owner
  }
}

/** Milliseconds at the usual pace before a flight starts. */
function delayOf({ from, to, dealt, order, gathersAt }: Flight): number {
  if ('inTrick' in from && 'inTrick' in to) return TIMES.rest + order * TIMES.betweenTurns
  if (gathersAt !== undefined) return 0
  return order * (dealt ? TIMES.betweenDealt : TIMES.betweenCollected)
}

/** A small spin that is always the same for a card. */
const spinOf = ({ card, from }: Flight): number => (((card * 7 + ('place' in from ? from.place : 0)) % 5) - 2) * 4 || 6
