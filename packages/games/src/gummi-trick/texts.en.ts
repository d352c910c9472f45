import type { GameTexts } from '../texts/texts.ts'

export const gummiTrick: GameTexts = {
  title: 'Gummi Trick',
  shortTitle: 'Gummi Trick',
  about: 'Every colour in a trick has its own winner, and three of your cards are a surprise even to you.',
  goal: 'The most points win',
  total: 'Points',
  card: '{suit} {rank}',
  suits: { R: 'red', B: 'blue', Y: 'yellow', G: 'green', P: 'purple', N: 'brown' },
  zones: { faceDown: 'Face down', unused: 'Set aside', shown: 'Won, face up', buried: 'Won, face down' },
  numbers: { tricks: 'Trick', starter: 'First leader' },
  phases: { play: 'Play a card or flip one' },
  moves: { play: 'Play {card}' },
  calls: { flip: 'Flip a face-down card' },
  called: { flip: { you: 'You flip {card}', other: '{who} flips {card}' } },
  options: {
    rounds: {
      name: 'Rounds',
      about: 'How many rounds make a game; their points are added.',
      choices: { 1: 'One', 3: 'Three' },
    },
    points: { name: 'Points of the cards', about: 'What a card is worth that you win face up.', item: 'Card {n}' },
  },
  reasons: {
    'follow-earliest': 'You must follow the earliest colour of the trick that you hold',
    'nothing-to-flip': 'You have no face-down card left to flip',
  },
  scores: { 'face-up': 'Cards face up', 'face-down': 'Cards face down' },
  moments: {},
}
