import { type GameRecord, Match } from '@trick-bento/kit'
import { MAX_SEED } from '../setup/draft.ts'

interface Deal {
  readonly game: string
  readonly seats: number
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
}

/** The address of the set-up page for a table with this deal. */
export function dealAddress({ game, seats, seed, options }: Deal): string {
  const query = new URLSearchParams({ seats: String(seats), seed })
  if (Object.keys(options).length > 0) query.set('options', JSON.stringify(options))
  return `/play/${game}?${query}`
}

/**
 * The address of the deal of a recorded game. Undefined if the seed of the record would deal something else: it is only
 * a note.
 */
export function dealAddressOf({ game, seed, options }: GameRecord, match: Match): string | undefined {
  if (seed === undefined || seed === '' || seed.trim() !== seed || seed.length > MAX_SEED) return undefined
  const firstDecision = match.events.findIndex(({ type }) => type === 'choose')
  const recorded = JSON.stringify(match.events.slice(0, firstDecision))
  if (recorded !== JSON.stringify(new Match(match.game, seed).events)) return undefined
  return dealAddress({ game, seats: match.game.seats, seed, options })
}
