import { LAW_REASONS, type LawCode } from '@trick-bento/kit'
import { capital } from '../strings.ts'
import type { Who } from '../who.ts'
import { count, doTogether, listed, minus, name, signed, whom } from './grammar.ts'
import { hints } from './hints.ts'
import { levels } from './levels.ts'
import { moments } from './moments.ts'
import { sentences } from './sentences.ts'

export * from './grammar.ts'

/** Why the kit itself does not allow a move, by its code. */
const law = Object.fromEntries(Object.entries(LAW_REASONS).map(([code, text]) => [code, capital(text)])) as Record<
  LawCode,
  string
>

export const en = {
  name,
  whom,
  listed,
  number: minus,
  signed,
  points: (n: number): string => count(n, 'point'),
  /** Cards that the reader may not see. */
  unknownCards: (n: number): string => (n === 1 ? 'a card' : `${n} cards`),
  quoted: (text: string): string => `“${text}”`,
  /** Several sentences as one; each comes without its full stop. */
  utterance: (sentences: readonly string[]): string =>
    sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' '),

  sentences,
  hints,
  law,
  levels,
  moments,
  yourTurn: 'Your turn',
  wins: (winners: readonly Who[]): string => `${doTogether(winners, 'win')}!`,
  winsWith: (winners: readonly Who[], totals: readonly number[]): string => {
    const different = [...new Set(totals)]
    const points = `${listed(different.map(minus))} ${different.at(-1) === 1 ? 'point' : 'points'}`
    return `${doTogether(winners, 'win')} with ${points}${winners.length > 1 && different.length === 1 ? ' each' : ''}`
  },

  /** Headings of the zones that every game has. */
  zones: { hand: 'Hand', trick: 'Trick', stock: 'Stock' },

  /** Texts of a game that brings none. */
  cardPattern: '{suit} {rank}',
  movePattern: 'Play {card}',
  goals: { highest: 'The most points win', lowest: 'The fewest points win' },
  total: 'Total',
  /** What a game without texts has by this name. */
  abouts: {
    zone: (name: string): string => `These cards are called “${name}” in this game.`,
    number: (name: string): string => `The game counts or marks this for all to see: ${name}.`,
    total: 'All points of this player so far.',
  },
  /** What is asked in a phase, with the game's word for it, such as `pass`. */
  chooseTo: (word: string): string => `${capital(word)} a card`,
  choose: { hand: 'Choose a card', trick: 'Choose a card of the trick', calls: 'Make your choice' },
}
