import { declared } from '../texts/declared.ts'
import type { TextsOf } from '../texts/texts.ts'
import { sushiTrick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof sushiTrick, typeof screen> = {
  ...declared(sushiTrick),
  shortTitle: 'Sushi Trick!',
  tagline: 'Trumps face down, greed is taxed.',
  goal: 'The most points win',
  total: 'Points',
  card: '{suit} {rank}',
  suits: { R: 'red', K: 'black', B: 'blue', Y: 'yellow' },
  zones: { unused: 'Set aside', covered: 'Trump face down', taken: 'Cards taken' },
  numbers: { trump: 'Trump', tricks: 'Trick', won: 'Tricks won' },
  phases: { play: 'Play any card' },
  moves: { play: 'Play {card}' },
  calls: {},
  called: {},
  options: {
    rounds: { name: 'Rounds', about: 'How many rounds a game has; each round has another trump.' },
    shortPayment: {
      name: 'Short payment',
      about: 'What happens when a player has too few points to pay for a meld or a reversal.',
      choices: { bank: 'The bank pays in full instead', all: 'The player pays what they have' },
    },
  },
  moments: {
    meld: { banner: 'Meld!' },
    reversal: { banner: 'Reversal!' },
    penalty: { banner: 'Penalty!' },
  },
}
