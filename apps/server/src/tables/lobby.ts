import type { Listing } from '@trick-bento/protocol'
import type { Entry } from './entry.ts'
import type { OnlineTable, Prospect } from './online-table.ts'

/** Open tables are shown for so long; whoever gathers longer than that sends the link. */
export const LISTED_FOR = 12 * 60 * 60 * 1000

/** A table's line in the lobby, with these at its seats. */
export function listingOf(
  { id, settings, openedAt }: OnlineTable,
  { sitters, host }: Pick<Prospect, 'sitters' | 'host'>,
  isPlaying: boolean,
): Listing {
  const { game, seats, latecomers, chat, clock } = settings
  const free = sitters.filter((sitter) => sitter === undefined).length
  const bots = sitters.filter((sitter) => sitter !== undefined && sitter.person === undefined).length
  const hostName = sitters.find((sitter) => sitter?.person === host)?.name ?? ''
  return { id, game, seats, free, bots, host: hostName, isPlaying, latecomers, chat, clock, openedAt }
}

/** How the table stands in the lobby after these entries; undefined if nothing changes there. */
export function listingAfter(
  table: OnlineTable,
  entries: readonly Entry[],
  prospect: Prospect,
): Listing | 'unlisted' | undefined {
  if (!table.settings.listed || table.phase === 'over') return undefined
  if (prospect.over || prospect.isAsleep) return 'unlisted'
  const starts = entries.some(({ type }) => type === 'started')
  const changes = starts || entries.some(({ type }) => type === 'hosted' || type === 'awake')
  if (!changes && prospect.sitters === table.sitters) return undefined
  return listingOf(table, prospect, starts || table.phase === 'playing')
}
