import { randomUUID } from 'node:crypto'
import type { PersonId } from '../tables/entry.ts'
import type { PlayerId } from './history.ts'

/** Stored in finished games; do not change it. */
const ANONYMOUS = 'nobody:'

/** Is this a player whose person was forgotten? */
export const isAnonymous = (player: PlayerId): boolean => player.startsWith(ANONYMOUS)

/** Replaces a person by a random id in the sitters of a game, which `JSON.stringify` has written. Each call draws a new id. */
export function anonymize(sitters: string, person: PersonId): string {
  const anonymous = ANONYMOUS + randomUUID()
  const field = (key: string, id: string): string => `"${key}":${JSON.stringify(id)}`
  return ['person', 'player'].reduce((text, key) => text.replaceAll(field(key, person), field(key, anonymous)), sitters)
}
