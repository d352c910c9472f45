import type { GameTexts } from '../texts/texts.ts'

export const gudetama: GameTexts = {
  title: 'Gudetama: The Tricky Egg',
  shortTitle: 'Gudetama',
  about: 'Nothing counts but the last trick, and nobody wants to win it.',
  goal: 'The fewest points win',
  total: 'Points',
  card: '{rank}',
  suits: {},
  zones: { unused: 'Set aside', taken: 'Tricks taken', scored: 'Scored cards' },
  numbers: { tricks: 'Trick', size: 'Tricks of the round', high: 'Highest card', starter: 'First leader' },
  phases: { play: 'Play a card', lead: 'Who leads next?' },
  moves: { play: 'Play {card}' },
  calls: { lead: 'Let {name} lead' },
  called: { lead: { you: 'You let {name} lead', other: '{who} lets {name} lead' } },
  options: {
    copies: {
      name: 'Copies of the cards',
      about: 'How many there are of each number.',
      item: 'Copies of {n}',
      check: 'All together there must be at least 7 cards for each seat, and at most 64.',
    },
  },
  reasons: {
    'high-or-lowest': 'Play at least the highest card so far, or your lowest card',
    'name-another-seat': 'Name somebody else who takes part',
  },
  scores: { 'last-trick': 'Won the last trick', 'one-in-last-trick': 'A 1 in the last trick' },
  moments: { one: 'A 1! Everybody scores!', 'last-trick': 'The last trick!' },
}
