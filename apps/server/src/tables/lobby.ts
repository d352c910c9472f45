import type { Listing } from '@trick-bento/protocol'
import type { OnlineTable } from './online-table.ts'

/** Milliseconds for which the lobby shows a table. Older ones are still reachable by their link. */
export const LISTED_FOR = 12 * 60 * 60 * 1000

/** The listing of a table in the lobby. */
export function listingOf({ id, settings, openedAt, sitters, host, phase }: OnlineTable): Listing {
  const { game, seats, latecomers, chat, clock } = settings
  const free = sitters.filter((sitter) => sitter === undefined).length
  const bots = sitters.filter((sitter) => sitter !== undefined && sitter.person === undefined).length
  const hostName = sitters.find((sitter) => sitter?.person === host)?.name ?? ''
  const isPlaying = phase === 'playing'
  return { id, game, seats, free, bots, host: hostName, isPlaying, latecomers, chat, clock, openedAt }
}

/** What changes in the lobby when a table becomes `next`; undefined if nothing does. */
export function listingChange(table: OnlineTable, next: OnlineTable): Listing | 'unlisted' | undefined {
  if (!table.settings.listed || table.phase === 'over') return undefined
  if (next.phase === 'over' || next.isAsleep) return 'unlisted'
  const isSame =
    next.phase === table.phase &&
    next.sitters === table.sitters &&
    next.host === table.host &&
    next.isAsleep === table.isAsleep
  return isSame ? undefined : listingOf(next)
}
