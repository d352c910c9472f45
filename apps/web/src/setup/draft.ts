import { findLevel, type LevelName } from '@trick-bento/bots'
import { defaults, type GameKind, ok, type Result, refuse } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import type { Plan, Player } from '../session/plan.ts'

/** Who sits at a seat: the user, a friend at the same device, or a bot of a level. */
export type Occupant = 'you' | 'friend' | LevelName

/** The state of the set-up form, valid or not. */
export interface Draft {
  readonly seats: number
  /** One per seat of the largest table, so that a choice survives a smaller number of seats. */
  readonly occupants: readonly Occupant[]
  /** Names of friends, by seat. */
  readonly friends: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
}

export const MAX_SEED = 60
export const DEFAULT_LEVEL: LevelName = 'steady'

/** The part of a draft that is saved for the next game. */
export interface SavedDraft extends Pick<Draft, 'seats' | 'friends' | 'options'> {
  readonly sitters: Draft['occupants']
}

export const savedDraft = ({ seats, occupants, friends, options }: Draft): SavedDraft => ({
  seats,
  sitters: occupants,
  friends,
  options,
})

/** The draft of the last game, or the default one. Values in the address take precedence. */
export function firstDraft(kind: GameKind, saved: unknown, query: URLSearchParams): Draft {
  const last = (typeof saved === 'object' && saved !== null ? saved : {}) as Partial<Record<keyof SavedDraft, unknown>>
  const level = findLevel(query.get('level') ?? '')?.name
  const occupants = Array.isArray(last.sitters) ? last.sitters : []
  const friends = Array.isArray(last.friends) ? last.friends : []
  const seats = Array.from({ length: kind.seats.most }, (_, seat) => seat)
  return {
    seats: seatCountFrom(kind, query.get('seats') ?? last.seats),
    occupants: seats.map((seat) => (level !== undefined && seat > 0 ? level : occupantFrom(occupants[seat], seat))),
    friends: seats.map((seat) => (typeof friends[seat] === 'string' ? friends[seat] : '')),
    options: optionsFrom(kind, query.get('options'), last.options),
    seed: (query.get('seed') ?? '').slice(0, MAX_SEED),
  }
}

/** A number of seats that the game allows; its usual number for any other value. */
export function seatCountFrom({ seats }: GameKind, value: unknown): number {
  const count = Number(value ?? seats.usual)
  return Number.isInteger(count) && count >= seats.least && count <= seats.most ? count : seats.usual
}

function occupantFrom(saved: unknown, seat: number): Occupant {
  if (seat === 0) return saved === 'you' || findLevel(String(saved)) === undefined ? 'you' : (saved as LevelName)
  return saved === 'friend' || findLevel(String(saved)) !== undefined ? (saved as Occupant) : DEFAULT_LEVEL
}

function optionsFrom(kind: GameKind, inAddress: string | null, saved: unknown): Readonly<Record<string, unknown>> {
  const given = inAddress === null ? saved : parsed(inAddress)
  const found = kind.at(kind.seats.usual, given ?? {})
  return found.ok ? found.value.options : defaults(kind.options)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isLevel = (occupant: Occupant): occupant is LevelName => occupant !== 'you' && occupant !== 'friend'

/** The levels of the bots at the table, each once. */
export const levelsOf = ({ seats, occupants }: Draft): LevelName[] => [
  ...new Set(occupants.slice(0, seats).filter(isLevel)),
]

/** Gives all bots the same level, also those of a larger table. */
export const withLevel = ({ occupants }: Draft, level: LevelName): Pick<Draft, 'occupants'> => ({
  occupants: occupants.map((occupant) => (isLevel(occupant) ? level : occupant)),
})

/** The kit's error message about the value of an option; undefined if it is valid. */
export function wrongOption(kind: GameKind, name: string, { options, seats }: Draft): string | undefined {
  const read = kind.options[name].read(options[name], seats)
  return read.ok ? undefined : read.error
}

/** The plan of a table. `randomSeed` is used if the draft has no seed. */
export function planOf(
  kind: GameKind,
  draft: Draft,
  yourName: string,
  names: DefaultNames,
  randomSeed: () => string,
): Result<Plan> {
  const game = kind.at(draft.seats, draft.options)
  if (!game.ok) return refuse(game.error)
  const seed = draft.seed.trim() === '' ? randomSeed() : draft.seed.trim()
  return ok({ game: kind.id, options: game.value.options, seed, players: playersOf(draft, yourName, names) })
}

interface DefaultNames {
  readonly you: string
  friend(seat: number): string
}

export function playersOf({ seats, occupants, friends }: Draft, yourName: string, defaults: DefaultNames): Player[] {
  const seated = occupants.slice(0, seats)
  // With friends at the device, "you" would be ambiguous.
  const yourDefault = seated.includes('friend') ? defaults.friend(1) : defaults.you
  const people = seated.map((occupant, seat) => {
    if (occupant === 'you') return yourName.trim() || yourDefault
    return occupant === 'friend' ? friends[seat].trim() || defaults.friend(seat + 1) : undefined
  })
  const bots = botNames(
    seated.filter(isLevel),
    people.filter((name) => name !== undefined),
  )
  let next = 0
  return seated.map((occupant, seat): Player => {
    const name = people[seat]
    return name === undefined
      ? { kind: 'bot', level: occupant as LevelName, name: bots[next++] }
      : { kind: 'person', name }
  })
}
