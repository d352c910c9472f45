import { movesIn } from '@trick-bento/games/lesson'
import { loadTexts } from '@trick-bento/games/texts'
import {
  type Event,
  type Game,
  legal,
  type Match,
  must,
  parseMove,
  redact,
  type Seat,
  seeded,
  type Table,
} from '@trick-bento/kit'
import { en } from '../en/index.ts'
import { ja } from '../ja/index.ts'
import { People } from '../people.ts'
import { sentencesOf } from '../sentences/index.ts'
import { textOf } from '../text.ts'
import type { Wording } from '../wording.ts'

const LANGUAGES = {
  en: { grammar: en, games: await loadTexts('en') },
  ja: { grammar: ja, games: await loadTexts('ja') },
} as const
export type Language = keyof typeof LANGUAGES
export const languages = Object.keys(LANGUAGES) as Language[]

export const NAMES = ['Me', 'Hana', 'Otis', 'Juno', 'Remy', 'Suki', 'Bram']

/** The wording of a table with the reader at seat 0. */
export function wordingOf(game: Game, language: Language = 'en', you: Seat | -1 = 0): Wording {
  const { grammar, games } = LANGUAGES[language]
  return { grammar, texts: games[game.id], game, people: new People(NAMES.slice(0, game.seats), you) }
}

/** The sentences of these events in words. */
export const narrate = (events: readonly Event[], wording: Wording, before: Table, after: Table): string[] =>
  sentencesOf(events, wording.game, before, after).map((sentence) => textOf(sentence, wording))

/** Makes these moves, written as in records, and narrates the last one to seat 0. */
export function narrateMoves(match: Match, moves: string, language: Language = 'en'): string[] {
  const { game, table } = match
  const before = game.table()
  let lines: string[] = []
  for (const text of movesIn(game, moves)) {
    const start = match.events.length
    before.copy(table)
    must(match.play(table.turn, parseMove(game, table.phase, text)!))
    const events = match.events.slice(start).map((event) => redact(game.layout, event, 0))
    lines = narrate(events, wordingOf(game, language), before, table)
  }
  return lines
}

/** Plays at random to the end of the game; calls `look` at the start and after each decision or deal. */
export function playRandomly(match: Match, seed: string, look: () => void): void {
  const { game, table } = match
  const random = seeded(seed)
  for (look(); !match.over; look()) {
    if (match.betweenRounds) match.nextRound()
    else must(match.play(table.turn, legal(game, table, table.turn).pick(random)))
  }
}
