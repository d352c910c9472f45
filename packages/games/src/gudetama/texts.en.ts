import { declared } from '../texts/declared.ts'
import type { TextsOf } from '../texts/texts.ts'
import { gudetama } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof gudetama, typeof screen> = {
  ...declared(gudetama),
  shortTitle: 'Gudetama',
  tagline: 'Only the last trick counts. Duck it!',
  goal: 'Only the last trick scores; ends at 21, lowest wins',
  scoring:
    'Whoever wins the last trick scores the number on their card. With a 1 in it, everybody scores their own card.',
  total: 'Points',
  card: '{rank}',
  suits: {},
  zones: { unused: 'Set aside', taken: 'Cards taken', scored: 'Scored cards' },
  numbers: { tricks: 'Trick', size: 'Tricks in the round', high: 'Highest card', starter: 'First leader' },
  aboutZones: {
    unused: 'These cards take no part in the round.',
    taken: 'Cards of the tricks that this player has won; they score nothing.',
    scored: 'Cards that scored points for this player; they are out of the deck for the rest of the game.',
  },
  aboutNumbers: {
    tricks: 'The trick that is being played; only the last trick of a round scores.',
    size: 'A round has as many tricks as each player was dealt cards.',
    high: 'Play at least as high as the highest card of the trick, or play your lowest card.',
    starter: 'This player leads the first trick of the round.',
  },
  aboutTotal: 'Points are bad: the game ends when somebody has 21, and the lowest total wins.',
  aboutGoal:
    'Avoid winning the last trick of a round: its winner scores the card that they played, and the fewest points win.',
  phases: { play: 'Play a card', lead: 'Who leads next?' },
  prompts: {
    play: {
      lead: 'Lead any card',
      free: 'Play any card',
      bound: 'Play {top} or higher, or your lowest card ({lowest})',
      forced: 'You have no card of {top} or higher: play your lowest card ({lowest})',
    },
  },
  moves: { play: 'Play {card}' },
  calls: { lead: 'Let {name} lead' },
  called: { lead: { you: 'You let {name} lead', other: '{who} lets {name} lead' } },
  options: {
    copies: {
      name: 'Copies of the cards',
      about: 'How many cards there are of each number.',
      item: 'Copies of {n}',
      check: 'In total there must be at least 7 cards for each seat and at most 64.',
    },
  },
  reasons: {
    'high-or-lowest': '{topWho}’s {top} is the highest: play {top} or higher, or your lowest card ({lowest})',
    'name-another-seat': 'Name another seat that takes part',
  },
  limits: {},
  outcomes: {
    'last-trick': { gains: 'you win the last trick' },
    'one-in-last-trick': { gains: 'everybody scores because of a 1' },
  },
  moments: {
    one: { banner: 'A 1! Everybody scores!' },
    'last-trick': { banner: 'Penalty points!' },
  },
}
