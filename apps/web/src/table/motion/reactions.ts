import { SPRINGS } from './spring.ts'

/** How the avatar of a seat reacts. */
export type Reaction = 'cheers' | 'nods' | 'is robbed' | 'is startled'

const { easing, time } = SPRINGS.react

/** Keyframes and milliseconds at the usual pace. */
export const REACTIONS: Readonly<Record<Reaction, { readonly frames: Keyframe[]; readonly time: number }>> = {
  cheers: {
    frames: [
      { transform: 'none', easing: 'ease-out' },
      { transform: 'translateY(-22%) rotate(-8deg) scale(1.12)', offset: 0.25, easing },
      { transform: 'none' },
    ],
    time: time + 200,
  },
  nods: {
    frames: [
      { transform: 'none', easing: 'ease-out' },
      { transform: 'scale(1.1)', offset: 0.25, easing },
      { transform: 'none' },
    ],
    time,
  },
  'is robbed': {
    frames: [
      { transform: 'none' },
      { transform: 'translateX(-9%) rotate(-7deg) scale(0.94)', offset: 0.15 },
      { transform: 'translateX(8%) rotate(6deg) scale(0.94)', offset: 0.3 },
      { transform: 'translateX(-6%) rotate(-5deg) scale(0.95)', offset: 0.45 },
      { transform: 'translateX(4%) rotate(3deg) scale(0.97)', offset: 0.6, easing },
      { transform: 'none' },
    ],
    time: 800,
  },
  'is startled': {
    frames: [
      { transform: 'none', easing: 'ease-out' },
      { transform: 'scale(1.2) rotate(6deg)', offset: 0.15, easing },
      { transform: 'none' },
    ],
    time,
  },
}
