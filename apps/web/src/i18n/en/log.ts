import type { Who } from '@trick-bento/words'
import { listed, name, whom } from '@trick-bento/words/en'

export const log = {
  title: 'Log',
  empty: 'Nothing has happened yet',
  trick: (n: number): string => `Trick ${n}`,
  trickOfRound: (round: number, n: number): string => `Round ${round}, trick ${n}`,
  led: (who: Who): string => `${name(who)} led`,
  /** Who took cards of a trick. */
  taken: (everybody: readonly Who[]): string =>
    everybody.length === 0 ? 'nobody took it' : `taken by ${listed(everybody.map(whom))}`,
}
