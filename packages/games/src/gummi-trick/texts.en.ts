import { declared } from '../texts/declared.ts'
import type { TextsOf } from '../texts/texts.ts'
import { gummiTrick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof gummiTrick, typeof screen> = {
  ...declared(gummiTrick),
  shortTitle: 'Gummi Trick',
  tagline: 'Every colour has its own winner.',
  goal: 'The most points win',
  scoring: 'A card won face up is worth the points printed on it, a card won face down 1 point.',
  total: 'Points',
  card: '{suit} {rank}',
  suits: { R: 'red', B: 'blue', Y: 'yellow', G: 'green', P: 'purple', N: 'brown' },
  zones: { faceDown: 'Face down', unused: 'Set aside', shown: 'Won, face up', buried: 'Won, face down' },
  numbers: { tricks: 'Trick', starter: 'First leader' },
  aboutZones: {
    faceDown:
      'Three of each player’s cards lie face down; not even their owner knows them, and they may be flipped instead of playing from the hand.',
    unused: 'These cards take no part in the round.',
    shown: 'Cards that won their colour; each scores the points printed on it.',
    buried: 'Cards that were beaten in their colour; each scores 1 point for the player who won them.',
  },
  aboutNumbers: {
    tricks: 'The trick that is being played; a round has 12.',
    starter: 'This player led the first trick of the round.',
  },
  aboutTotal: 'The points of all cards won so far.',
  aboutGoal: 'Win cards that are worth points; the player with the most points at the end wins.',
  phases: { play: 'Play a card or flip one' },
  prompts: {
    play: {
      lead: 'Lead any card',
      'lead or call': 'Lead any card, or flip one',
      free: 'Play any card',
      'free or call': 'Play any card, or flip one',
      bound: 'Follow {suit}',
      'bound or call': 'Follow {suit}, or flip a card',
      call: 'Flip a face-down card',
    },
  },
  moves: { play: 'Play {card}' },
  calls: { flip: 'Flip a face-down card' },
  called: { flip: { you: 'You flip {card}', other: '{who} flips {card}' } },
  options: {
    rounds: {
      name: 'Rounds',
      about: 'How many rounds a game has; their points are added up.',
      choices: { 1: 'One', 3: 'Three' },
    },
    points: { name: 'Points on the cards', about: 'What a card is worth when you win it face up.', item: 'Card {n}' },
  },
  reasons: {
    'follow-earliest': 'Follow {suit}: {who} played it first',
    'nothing-to-flip': 'You have no face-down card left to flip',
  },
  limits: {},
  moments: {},
}
