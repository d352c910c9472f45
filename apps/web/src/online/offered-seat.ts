import type { TableGlance } from '@trick-bento/protocol'

/** The seat kept for this person, otherwise the first free one, otherwise the first one of a bot; -1 if there is none. */
export function offeredSeat({ sitters }: Pick<TableGlance, 'sitters'>): number {
  const kept = sitters.findIndex(({ yours }) => yours === true)
  if (kept >= 0) return kept
  const free = sitters.findIndex(({ kind }) => kind === 'free')
  return free >= 0 ? free : sitters.findIndex(({ kind }) => kind === 'bot')
}
