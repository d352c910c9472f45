import type { Level } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import { botNames } from '@trick-bento/play'
import { People } from '@trick-bento/words'
import { grammar } from '../i18n/index.ts'

/** Where the person at the terminal sits. */
export const PERSON: Seat = 0

/** The person at the terminal, by name if they gave one, and bots of these levels at the other seats. */
export function peopleAround(levels: readonly Level[], name: string | undefined): People {
  const own = name ?? grammar().name({ name: '', you: true })
  const bots = botNames(
    levels.map((level) => level.name),
    [own],
  )
  return new People([own, ...bots], name === undefined ? PERSON : -1)
}
