import type { Event, Game } from '@trick-bento/kit'
import { type Chapter, Narrator } from '@trick-bento/words'
import { Phrases } from '../table/phrases.ts'
import type { Viewer } from '../table/stage.ts'

/** A game in the words of the current language, as this viewer may hear of it. */
export function narrate(game: Game, events: readonly Event[], names: readonly string[], viewer: Viewer): Chapter[] {
  const phrases = new Phrases(game, names.map(isolated), -1)
  return new Narrator(phrases, viewer === 'all' ? 'sees all' : viewer).read(events)
}

/** A name of another direction must not turn its sentence around. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
