import { declared } from '../texts/declared.ts'
import type { TextsOf } from '../texts/texts.ts'
import { trick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof trick, typeof screen> = {
  ...declared(trick),
  shortTitle: 'Tricks',
  tagline: 'Lead, follow, win, trump: two minutes.',
  goal: 'The most tricks win',
  scoring: 'Each trick is worth 1 point.',
  total: 'Tricks',
  card: '{suit} {rank}',
  suits: { R: 'red', B: 'blue', Y: 'yellow' },
  zones: { unused: 'Not used', taken: 'Cards taken' },
  numbers: { trump: 'Trump' },
  aboutZones: {
    unused: 'These cards take no part in the game.',
    taken: 'Cards of the tricks that this player has won.',
  },
  aboutNumbers: { trump: 'A card of this colour beats every card of the other colours.' },
  aboutTotal: 'Each trick won scores 1 point.',
  aboutGoal: 'Win tricks: the player with the most points wins.',
  phases: { play: 'Play a card' },
  prompts: {
    play: { lead: 'Lead any card', free: 'Play any card', bound: 'Follow {suit}' },
  },
  moves: { play: 'Play {card}' },
  calls: {},
  called: {},
  options: {
    trump: {
      name: 'Trump',
      about: 'The colour that beats the others.',
      choices: { none: 'None', R: 'Red', B: 'Blue', Y: 'Yellow' },
    },
  },
  reasons: { 'follow-suit': 'Follow {suit}: {who} led it' },
  limits: {},
  moments: {},
}
