import { effect } from '@preact/signals'
import type { Event, Game } from '@trick-bento/kit'
import { render } from 'preact'
import { CardBack } from '../../art/card-back.tsx'
import { sound } from '../../sound/sound.ts'
import { CardView } from '../card.tsx'
import type { Animator } from '../stage.ts'
import { durations } from './durations.ts'
import type { Flight, Spot } from './flight-plan.ts'
import type { Step } from './steps.ts'
import './fly-cards.css'

/** Milliseconds between the starts of two flights of a step. */
const STAGGER = { dealt: 22, collected: 35 }

/** Animates cards on the screen, from the old to the new position of their elements. */
export class ScreenAnimator implements Animator {
  /** Ends the pause after a finished trick. */
  goOn: () => void = () => {}
  private readonly root: HTMLElement
  private readonly layer: HTMLElement
  private readonly game: Game
  private readonly waitsForTap: () => boolean

  /** Flying cards are drawn in `layer`. */
  constructor(root: HTMLElement, layer: HTMLElement, game: Game, waitsForTap: () => boolean) {
    this.root = root
    this.layer = layer
    this.game = game
    this.waitsForTap = waitsForTap
  }

  prepare(flights: readonly Flight[], step: Step): () => Promise<void> {
    if (flights.length > 0) sound(step.moment === undefined ? soundOf(flights) : 'vanish')
    else if (step.moment !== undefined) sound('moment')
    if (this.isStill) return async () => {}
    const used = new Set<Element>()
    const starts = flights.map(({ from }) => this.find(from, used)?.getBoundingClientRect())
    return async () => {
      await Promise.resolve()
      await Promise.resolve() // now the page has been rendered
      this.floatPoints(step.events)
      await this.fly(flights, starts)
    }
  }

  async showTrick(): Promise<void> {
    if (this.waitsForTap()) await this.tap()
    else await this.wait(durations().finishedTrick)
  }

  async showBanner(): Promise<void> {
    await this.wait(durations().banner)
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
    return document.hidden || this.flightTime === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
  }
  private get flightTime(): number {
    return durations().flight
  }

  /** The element at a spot. Each element is used for one flight only. */
  private find(spot: Spot, used: Set<Element>): Element | undefined {
    const { root } = this
    if ('inTrick' in spot) return root.querySelector(`[data-spot="${spot.inTrick}"]`) ?? undefined
    const place = root.querySelector(`[data-place="${spot.place}"]`)
    const cards = place?.querySelectorAll(`[data-card="${spot.card}"]`) ?? []
    for (const card of cards) {
      if (used.has(card)) continue
      used.add(card)
      return card
    }
    return place ?? undefined
  }

  private async fly(flights: readonly Flight[], starts: readonly (DOMRect | undefined)[]): Promise<void> {
    const used = new Set<Element>()
    const centre = this.root.querySelector('[data-tray]')?.getBoundingClientRect()
    const moves = flights.map((flight, i) => {
      const target = this.find(flight.to, used) as HTMLElement | undefined
      const start = starts[i] ?? centre
      const delay = i * (flight.dealt ? STAGGER.dealt : STAGGER.collected)
      if (start === undefined) return undefined
      return target === undefined ? this.vanish(flight, start, delay) : this.carry(flight, start, target, delay)
    })
    await Promise.all(moves)
  }

  private async carry(flight: Flight, start: DOMRect, target: HTMLElement, delay: number): Promise<void> {
    const end = target.getBoundingClientRect()
    if (end.width === 0) return
    const width = cardWidth(end, target)
    const flyer = this.flyer(flight, width)
    const from = centred(start, width)
    const to = centred(end, width)
    const hides = target.dataset.card !== undefined || target.dataset.spot !== undefined
    if (hides) target.style.visibility = 'hidden'
    const scale = Math.max(0.3, cardWidth(start, undefined) / width)
    const flying = flyer.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(${scale})`, opacity: flight.dealt ? 0 : 1 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
      ],
      { duration: this.flightTime, delay, easing: 'cubic-bezier(0.25, 0.8, 0.3, 1)', fill: 'both' },
    )
    if (flight.turns) {
      flyer.firstElementChild!.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
        duration: this.flightTime,
        delay,
        easing: 'ease-in-out',
        fill: 'both',
      })
    }
    await finished(flying, this.flightTime + delay)
    if (hides) target.style.visibility = ''
    flyer.remove()
  }

  /** Animates a card whose target is not on the screen. */
  private async vanish(flight: Flight, start: DOMRect, delay: number): Promise<void> {
    const width = cardWidth(start, undefined)
    const flyer = this.flyer(flight, width)
    const { x, y } = centred(start, width)
    const at = `translate(${x}px, ${y}px)`
    const vanishing = flyer.animate(
      [
        { transform: `${at} scale(1)`, opacity: 1 },
        { transform: `${at} scale(1.12)`, opacity: 1, offset: 0.3 },
        { transform: `${at} scale(0.5)`, opacity: 0 },
      ],
      { duration: this.flightTime * 1.2, delay, easing: 'ease-in', fill: 'both' },
    )
    await finished(vanishing, this.flightTime * 1.2 + delay)
    flyer.remove()
  }

  private flyer({ card, turns }: Flight, width: number): HTMLElement {
    const flyer = document.createElement('div')
    flyer.className = 'flyer'
    flyer.style.width = `${width}px`
    const { game } = this
    render(
      <div class="flyer-turn">
        <CardView game={game} card={card} />
        {turns && (
          <div class="flyer-back">
            <CardBack gameId={game.id} />
          </div>
        )}
      </div>,
      flyer,
    )
    this.layer.append(flyer)
    return flyer
  }

  private floatPoints(events: readonly Event[]): void {
    const sums = new Map<number, number>()
    for (const event of events) {
      if (event.type === 'score') sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.points)
    }
    if (sums.size > 0) sound('points')
    for (const [seat, points] of sums) {
      const plate = this.root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect()
      if (plate !== undefined) void this.float(plate, points)
    }
  }

  private async float(plate: DOMRect, points: number): Promise<void> {
    const bubble = document.createElement('div')
    bubble.className = 'points-bubble'
    bubble.textContent = points > 0 ? `+${points}` : `−${-points}`
    this.layer.append(bubble)
    const x = plate.left + plate.width / 2
    const y = plate.top + plate.height / 2
    const time = Math.max(700, this.flightTime * 3)
    const floating = bubble.animate(
      [
        { transform: `translate(${x}px, ${y}px) translate(-50%, -20%) scale(0.6)`, opacity: 0 },
        { transform: `translate(${x}px, ${y}px) translate(-50%, -60%) scale(1.1)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${x}px, ${y}px) translate(-50%, -70%) scale(1)`, opacity: 1, offset: 0.75 },
        { transform: `translate(${x}px, ${y}px) translate(-50%, -130%) scale(1)`, opacity: 0 },
      ],
      { duration: time, easing: 'ease-out', fill: 'both' },
    )
    await finished(floating, time)
    bubble.remove()
  }
}

const soundOf = (flights: readonly Flight[]): 'deal' | 'turn' | 'card' =>
  flights[0].dealt ? 'deal' : flights[0].turns ? 'turn' : 'card'

/** The width of an element that is a card, or of a card that fits into the box of another element. */
function cardWidth(box: DOMRect, element: HTMLElement | undefined): number {
  if (element?.offsetWidth && (element.dataset.card !== undefined || element.dataset.spot !== undefined))
    return element.offsetWidth
  return Math.min(box.width, box.height / 1.4, 110)
}
const centred = (box: DOMRect, width: number): { x: number; y: number } => ({
  x: box.left + (box.width - width) / 2,
  y: box.top + (box.height - width * 1.4) / 2,
})
/** Waits for an animation, but not longer than its duration: animations of a hidden page do not advance. */
async function finished(animation: Animation, time: number): Promise<void> {
  await Promise.race([animation.finished.catch(() => {}), new Promise((resolve) => setTimeout(resolve, time + 250))])
  animation.finish()
}
