import { findLevel, LEVELS, type LevelName } from '@trick-bento/bots'
import { defaults, type GameKind, ok, type Result, refuse } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import type { Plan, Player } from '../session/plan.ts'

export type Occupant = 'you' | 'friend' | LevelName

/** A table as it is being set up: as the form has it, right or wrong. */
export interface Draft {
  readonly seats: number
  /** For the most seats that the game has, so that nothing is forgotten when there are fewer for a while. */
  readonly sitters: readonly Occupant[]
  readonly friends: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
}

export const MAX_SEED = 60
const USUAL_LEVEL: LevelName = 'steady'

/** What was chosen last time, or what is usual; what the address says comes first. */
export function firstDraft(kind: GameKind, kept: unknown, query: URLSearchParams): Draft {
  const last = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Draft, unknown>>
  const level = findLevel(query.get('level') ?? '')?.name
  const sitters = Array.isArray(last.sitters) ? last.sitters : []
  const friends = Array.isArray(last.friends) ? last.friends : []
  const places = Array.from({ length: kind.seats.most }, (_, seat) => seat)
  return {
    seats: seatsFrom(kind, query.get('seats') ?? last.seats),
    sitters: places.map((seat) => (level !== undefined && seat > 0 ? level : occupantFrom(sitters[seat], seat))),
    friends: places.map((seat) => (typeof friends[seat] === 'string' ? friends[seat] : '')),
    options: optionsFrom(kind, query.get('options'), last.options),
    seed: (query.get('seed') ?? '').slice(0, MAX_SEED),
  }
}

function seatsFrom({ seats }: GameKind, wanted: unknown): number {
  const count = Number(wanted ?? seats.usual)
  return Number.isInteger(count) && count >= seats.least && count <= seats.most ? count : seats.usual
}

function occupantFrom(kept: unknown, seat: number): Occupant {
  if (seat === 0) return kept === 'you' || findLevel(String(kept)) === undefined ? 'you' : (kept as LevelName)
  return kept === 'friend' || findLevel(String(kept)) !== undefined ? (kept as Occupant) : USUAL_LEVEL
}

function optionsFrom(kind: GameKind, asked: string | null, kept: unknown): Readonly<Record<string, unknown>> {
  const given = asked === null ? kept : parsed(asked)
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

/** What is wrong with the value of an option, in the kit's words; undefined if nothing is. */
export function wrongOption(kind: GameKind, name: string, { options, seats }: Draft): string | undefined {
  const read = kind.options[name].read(options[name], seats)
  return read.ok ? undefined : read.error
}

/** The table that was set up; a new deal is drawn by `chance` where none was asked for. */
export function planOf(
  kind: GameKind,
  draft: Draft,
  yourName: string,
  names: PresetNames,
  chance: () => string,
): Result<Plan> {
  const game = kind.at(draft.seats, draft.options)
  if (!game.ok) return refuse(game.error)
  const seed = draft.seed.trim() === '' ? chance() : draft.seed.trim()
  return ok({ game: kind.id, options: game.value.options, seed, players: playersOf(draft, yourName, names) })
}

interface PresetNames {
  readonly you: string
  friend(seat: number): string
}

export function playersOf({ seats, sitters, friends }: Draft, yourName: string, preset: PresetNames): Player[] {
  const sitting = sitters.slice(0, seats)
  // Among friends nobody is just "you": the others are spoken to as well.
  const presetOfYou = sitting.includes('friend') ? preset.friend(1) : preset.you
  const people = sitting.map((sitter, seat) => {
    if (sitter === 'you') return yourName.trim() || presetOfYou
    return sitter === 'friend' ? friends[seat].trim() || preset.friend(seat + 1) : undefined
  })
  const levels = sitting.filter((sitter): sitter is LevelName => sitter !== 'you' && sitter !== 'friend')
  const bots = botNames(
    levels,
    people.filter((name) => name !== undefined),
  )
  let next = 0
  return sitting.map((sitter, seat): Player => {
    const name = people[seat]
    return name === undefined
      ? { kind: 'bot', level: sitter as LevelName, name: bots[next++] }
      : { kind: 'person', name }
  })
}

export const LEVEL_NAMES: readonly LevelName[] = LEVELS.map(({ name }) => name)
