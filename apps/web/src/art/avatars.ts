import { storedBotName } from '@trick-bento/play'
import { hashOf } from './hash.ts'

/** Drawings of avatars; `symbols/tableware.tsx` draws them. */
const DRAWINGS = [
  'onigiri',
  'chopsticks',
  'tea cup',
  'soy bottle',
  'radish',
  'mushroom',
  'persimmon',
  'leaf',
  'bowl',
  'gyoza',
  'dango',
  'lantern',
] as const

export type Drawing = (typeof DRAWINGS)[number]

const TINTS = ['#f6e0b5', '#f5cfc2', '#d5e5c3', '#cfe0ea', '#e3d5ea', '#f3e9d8'] as const

/** How an avatar looks: a drawing on a disc of a colour. */
export interface AvatarLook {
  readonly drawing: Drawing
  readonly tint: string
}

/** The look that a name has if no other name at the table has it. A bot looks the same in every language. */
export const avatarOf = (name: string): AvatarLook => {
  const hash = hashOf(storedBotName(name))
  return {
    drawing: DRAWINGS[hash % DRAWINGS.length]!,
    tint: TINTS[Math.floor(hash / DRAWINGS.length) % TINTS.length]!,
  }
}

/** The looks of all seats at a table, no two with the same drawing. Of two names with the same look, the later one gets the next free look. */
export function avatarsOf(names: readonly string[]): readonly AvatarLook[] {
  const wanted = names.map(avatarOf)
  const drawings = distinct(
    wanted.map(({ drawing }) => drawing),
    DRAWINGS,
  )
  const tints = distinct(
    wanted.map(({ tint }) => tint),
    TINTS,
  )
  return names.map((_, seat) => ({ drawing: drawings[seat]!, tint: tints[seat]! }))
}

/** Keeps the first of each value and replaces the others by the next free ones, as long as there are any. */
function distinct<T>(wanted: readonly T[], all: readonly T[]): T[] {
  const taken = new Set(wanted)
  return wanted.map((value, at) => {
    if (wanted.indexOf(value) === at) return value
    const start = all.indexOf(value)
    const free = all.map((_, step) => all[(start + step) % all.length]!).find((each) => !taken.has(each))
    if (free === undefined) return value
    taken.add(free)
    return free
  })
}
