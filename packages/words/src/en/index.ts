import { count, listed, minus, name, signed, whom } from './grammar.ts'
import { hints } from './hints.ts'
import { law } from './law.ts'
import { levels } from './levels.ts'
import { sentences } from './sentences.ts'

export * from './grammar.ts'

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
  yourTurn: 'Your turn',

  /** Texts of a game that brings none. */
  cardPattern: '{suit} {rank}',
  movePattern: 'Play {card}',
  goals: { highest: 'The most points win', lowest: 'The fewest points win' },
  total: 'Total',
  choose: { hand: 'Choose a card', trick: 'Choose a card of the trick', calls: 'Make your choice' },
}
