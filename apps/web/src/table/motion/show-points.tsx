import type { Game, Seat } from '@trick-bento/kit'
import { render } from 'preact'
import { CardBack } from '../../art/card-back.tsx'
import { Coin } from '../../art/pieces/coin.tsx'
import { words } from '../../i18n/index.ts'
import { sound } from '../../sound/sound.ts'
import type { Motions } from './motions.ts'
import type { PointFlight, PointPlan } from './point-flights.ts'
import { REACTIONS, type Reaction } from './reactions.ts'
import { arc, popped, type Route, TIMES } from './routes.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A score counts at most this many steps. */
const MOST_STEPS = 12

/** Lets points fly to their seats, where the scores count up and the avatars react. */
export class PointsShow {
  private readonly root: HTMLElement
  private readonly layer: HTMLElement
  private readonly game: Game
  /** By seat: the number of the latest count, which replaces those before. */
  private readonly counts = new Map<Seat, number>()

  constructor(root: HTMLElement, layer: HTMLElement, game: Game) {
    this.root = root
    this.layer = layer
    this.game = game
  }

  /** `starts` are where the flights begin; `pace` multiplies all durations. `asCards`: card backs fly instead of coins. */
  async run(
    { flights, sums }: PointPlan,
    starts: readonly (Point | undefined)[],
    motions: Motions,
    pace: number,
    asCards: boolean,
  ): Promise<void> {
    const counters = Array.from(sums, ([seat, sum]) => ({ seat, sum, count: this.holdScore(seat, sum) }))
    const arrivals = flights.map(async (flight, i) => {
      await this.fly(flight, starts[i], i * TIMES.betweenCoins * pace, motions, pace, asCards)
      sound('coin')
    })
    await Promise.all(
      counters.map(async ({ seat, sum, count }) => {
        const own = arrivals.filter((_, i) => flights[i].to === seat)
        if (own.length > 0) await Promise.race(own)
        this.react(seat, this.feelingOf(sum), motions, pace)
        await count(motions, pace)
      }),
    )
    await Promise.all(arrivals)
  }

  react(seat: Seat, reaction: Reaction, motions: Motions, pace: number): void {
    const avatar = this.seat(seat)?.querySelector('.seat-avatar')
    if (!avatar) return
    const { frames, time } = REACTIONS[reaction]
    // Two animations of one element would not run on the compositor.
    for (const animation of avatar.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.cancel()
    void motions.run(avatar, frames, { duration: time * pace, fill: 'none' })
  }

  /** Where points of a seat are: at its score. */
  anchor(seat: Seat): Point | undefined {
    const element = this.seat(seat)?.querySelector('.seat-total') ?? this.seat(seat)
    const box = element?.getBoundingClientRect()
    return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : undefined
  }

  private feelingOf(sum: number): Reaction {
    const isGood = this.game.kind.best === 'highest' ? sum > 0 : sum < 0
    return isGood ? 'cheers' : sum < 0 ? 'is robbed' : 'is startled'
  }

  private async fly(
    { to, points }: PointFlight,
    start: Point | undefined,
    delay: number,
    motions: Motions,
    pace: number,
    asCards: boolean,
  ): Promise<void> {
    const end = this.anchor(to)
    if (end === undefined) return
    const coin = document.createElement('div')
    coin.className = asCards ? 'coin card' : 'coin'
    render(asCards ? <CardBack gameId={this.game.id} /> : <Coin text={words.value.common.signed(points)} />, coin)
    this.layer.append(coin)
    const { frames, time }: Route = start === undefined ? popped(end) : arc(start, end)
    await motions.run(coin, frames, { duration: time * pace, delay, easing: 'ease-in-out' })
    coin.remove()
  }

  /** Shows the score as it was before. The result counts to the new score. */
  private holdScore(seat: Seat, sum: number): (motions: Motions, pace: number) => Promise<void> {
    const element = this.seat(seat)?.querySelector('.seat-total')
    const text = textIn(element)
    const end = text === undefined ? Number.NaN : Number(text.data.replace('−', '-'))
    if (!element || text === undefined || Number.isNaN(end) || sum === 0) return async () => {}
    const shown = text.data
    const number = (this.counts.get(seat) ?? 0) + 1
    this.counts.set(seat, number)
    const { common } = words.value
    const steps = Math.min(Math.abs(sum), MOST_STEPS)
    text.data = common.number(end - sum)
    return async (motions, pace) => {
      void motions.run(element, BUMP, { duration: (300 + steps * TIMES.count) * pace, fill: 'none' })
      for (let step = 1; step < steps; step++) {
        if (this.counts.get(seat) !== number) return
        text.data = common.number(end - Math.round((sum * (steps - step)) / steps))
        await motions.pause(TIMES.count * pace)
      }
      if (this.counts.get(seat) === number) text.data = shown
    }
  }

  private seat(seat: Seat): Element | null {
    return this.root.querySelector(`[data-seat="${seat}"]`)
  }
}

const BUMP: Keyframe[] = [
  { transform: 'none', easing: 'ease-out' },
  { transform: 'scale(1.35)', offset: 0.2 },
  { transform: 'scale(1.25)', offset: 0.8, easing: 'ease-in' },
  { transform: 'none' },
]

/** The first text in an element that has digits. */
function textIn(element: Element | null | undefined): Text | undefined {
  if (!element) return undefined
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (/\d/.test((texts.currentNode as Text).data)) return texts.currentNode as Text
  return undefined
}
