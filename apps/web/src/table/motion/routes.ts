import type { Pose } from './pose.ts'
import { SPRINGS } from './spring.ts'

/** How an element moves: keyframes, and milliseconds at the usual pace. */
export interface Route {
  readonly frames: Keyframe[]
  readonly time: number
}

/** Milliseconds at the usual pace. */
export const TIMES = {
  /** A card turns over. */
  turn: 180,
  /** The winning card rises before the others gather. */
  rise: 180,
  /** The last card of a trick lies before its result is shown. */
  rest: 350,
  /** Between two cards that are turned over one after the other. */
  betweenTurns: 420,
  /** Points fly. */
  coin: 620,
  /** Between two points that fly one after the other. */
  betweenCoins: 110,
  /** A score counts up by one. */
  count: 90,
  /** Between two cards that are dealt or collected. */
  betweenDealt: 22,
  betweenCollected: 35,
} as const

/** The transform of an element of this width, centred at the origin, that brings it to a pose. */
export const placed = ({ x, y, width, turn }: Pose, ownWidth: number): string =>
  `translate(${round(x)}px, ${round(y)}px) rotate(${round(turn)}deg) scale(${+(width / ownWidth).toFixed(4)})`

/** A card that is played or dealt. */
export function thrown(start: Pose, end: Pose, width: number, fadesIn: boolean): Route {
  const frames: Keyframe[] = [
    { transform: placed(start, width), easing: SPRINGS.play.easing, opacity: fadesIn ? 0 : 1 },
    { transform: placed(end, width), opacity: 1 },
  ]
  if (fadesIn) frames.splice(1, 0, { opacity: 1, offset: 0.15 })
  return { frames, time: SPRINGS.play.time }
}

/** Turns of the card itself on its way: it rises, spins a little, and lands with weight. */
export function tossed(spin: number, turns: boolean): Route {
  const flip = (degrees: number): string => (turns ? ` rotateY(${degrees}deg)` : '')
  return {
    frames: [
      { transform: `rotate(0deg) scale(1)${flip(180)}`, easing: 'ease-out' },
      { transform: `rotate(${spin}deg) scale(1.12)${flip(90)}`, offset: 0.4, easing: 'ease-in' },
      { transform: `rotate(0deg) scale(0.965)${flip(0)}`, offset: 0.78, easing: 'ease-out' },
      { transform: `rotate(0deg) scale(1)${flip(0)}` },
    ],
    time: SPRINGS.play.time,
  }
}

/** A card that is turned over where it lies. */
export const turnedOver = (): Route => ({
  frames: [
    { transform: 'scale(1) rotateY(180deg)', easing: 'ease-in' },
    { transform: 'scale(1.12) rotateY(90deg)', offset: 0.45, easing: 'ease-out' },
    { transform: 'scale(1.06) rotateY(0deg)', offset: 0.75, easing: 'ease-in' },
    { transform: 'scale(1) rotateY(0deg)' },
  ],
  time: TIMES.turn * 2,
})

/**
 * A card of a finished trick: the leading one rises, the others gather under it, and they slide to the seat together.
 * A card that gathers with no other slides at once.
 */
export function collected(start: Pose, leader: Pose | undefined, end: Pose, width: number, leads: boolean): Route {
  const { time, easing } = SPRINGS.gather
  const gatherTime = leader === undefined ? 0 : time * 0.75
  const total = TIMES.rise + gatherTime + time
  const risen = leads ? { ...start, width: start.width * 1.12, y: start.y - start.width * 0.08 } : start
  const met = leader === undefined || leads ? risen : { ...leader, width: start.width }
  return {
    frames: [
      { transform: placed(start, width), easing: SPRINGS.rise.easing },
      { transform: placed(risen, width), offset: TIMES.rise / total, easing },
      { transform: placed(met, width), offset: (TIMES.rise + gatherTime) / total, easing },
      { transform: placed(end, width) },
    ],
    time: total,
  }
}

/** A card that leaves the table: it shrinks to nothing. */
export const vanished = (start: Pose, width: number): Route => ({
  frames: [
    { transform: placed(start, width), easing: 'ease-out' },
    { transform: placed({ ...start, width: start.width * 1.08 }, width), offset: 0.3, easing: 'ease-in' },
    { transform: placed({ ...start, width: 0, y: start.y + start.width * 0.3 }, width) },
  ],
  time: 440,
})

/** Two alike cards meet at the middle, shake, and are gone. `side` is -1 for the left one and 1 for the right one. */
export function struck(start: Pose, middle: Pose, side: -1 | 1, width: number): Route {
  const meeting = { ...middle, x: middle.x + side * start.width * 0.36, width: start.width, turn: side * 9 }
  const apart = { ...meeting, x: meeting.x + side * start.width * 0.12, turn: side * 15 }
  return {
    frames: [
      { transform: placed(start, width), opacity: 1, easing: SPRINGS.play.easing },
      { transform: placed(meeting, width), opacity: 1, offset: 0.38, easing: 'ease-out' },
      { transform: placed(apart, width), opacity: 1, offset: 0.5, easing: 'ease-in' },
      { transform: placed({ ...apart, width: start.width * 0.6 }, width), opacity: 0, offset: 0.85 },
      { transform: placed({ ...apart, width: start.width * 0.6 }, width), opacity: 0 },
    ],
    time: 860,
  }
}

type Point = Pick<Pose, 'x' | 'y'>

/** Points that fly in an arc from one place to another. */
export function arc(from: Point, to: Point): Route {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - Math.min(120, distance * 0.25) }
  const samples = 12
  const frames = Array.from({ length: samples + 1 }, (_, i): Keyframe => {
    const t = i / samples
    const mix = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    const scale = 0.6 + 0.5 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.65))
    const [x, y] = [mix(from.x, top.x, to.x), mix(from.y, top.y, to.y)]
    return {
      transform: `translate(${round(x)}px, ${round(y)}px) translate(-50%, -50%) scale(${+scale.toFixed(3)})`,
      opacity: i === 0 || i === samples ? 0 : 1,
    }
  })
  return { frames, time: TIMES.coin }
}

/** Points that appear at a seat and rise. */
export const popped = ({ x, y }: Point): Route => {
  const at = (up: number, scale: number, opacity: number): Keyframe => ({
    transform: `translate(${round(x)}px, ${round(y - up)}px) translate(-50%, -50%) scale(${scale})`,
    opacity,
  })
  return {
    frames: [
      { ...at(0, 0.5, 0), easing: SPRINGS.shout.easing },
      { ...at(18, 1, 1), offset: 0.4 },
      { ...at(22, 1, 1), offset: 0.75 },
      at(40, 0.9, 0),
    ],
    time: 1000,
  }
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100
