import type { Level } from '@trick-bento/bots'
import type { Seat } from '@trick-bento/kit'
import { botNames, shownBotName } from '@trick-bento/play'
import { People } from '@trick-bento/words'
import { grammar, language } from '../i18n/index.ts'

/** Where the person at the terminal sits. */
export const PERSON: Seat = 0

/** The names of the person at the terminal, if they gave one, and of bots of these levels, as they are stored. */
export function namesAround(levels: readonly Level[], name: string | undefined): string[] {
  const own = name ?? grammar().name({ name: '', you: true })
  const bots = botNames(
    levels.map((level) => level.name),
    [own],
  )
  return [own, ...bots]
}

/** The same people as this program prints them; without a name, the person at the terminal is `you`. */
export function peopleAround(levels: readonly Level[], name: string | undefined): People {
  const [own, ...bots] = namesAround(levels, name)
  return new People([own, ...bots.map((bot) => shownBotName(bot, language()))], name === undefined ? PERSON : -1)
}
