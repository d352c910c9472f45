import { randomUUID } from 'node:crypto'
import type { PersonId } from '../tables/entry.ts'
import type { PlayerId } from './history.ts'

const NOBODY = 'nobody:'

/** Somebody who was forgotten, and is somebody else in every game. */
export const isAnonymous = (player: PlayerId): boolean => player.startsWith(NOBODY)

/** The sitters of a game, as `JSON.stringify` has written them, without this person: somebody nobody knows played there. */
export function anonymize(sitters: string, person: PersonId): string {
  const nobody = NOBODY + randomUUID()
  const named = (key: string, who: string): string => `"${key}":${JSON.stringify(who)}`
  return ['person', 'player'].reduce((text, key) => text.replaceAll(named(key, person), named(key, nobody)), sitters)
}
