import { declared } from '../texts/declared.ts'
import type { TextsOf } from '../texts/texts.ts'
import { sushiTrick } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof sushiTrick, typeof screen> = {
  ...declared(sushiTrick),
  shortTitle: 'Sushi Trick!',
  tagline: 'Trumps face down, greed is taxed.',
  goal: 'The most points win',
  scoring:
    'Each trick is worth 1 point. Melds and reversals move points. A player who alone wins too many tricks gives some away.',
  total: 'Points',
  card: '{suit} {rank}',
  suits: { R: 'red', K: 'black', B: 'blue', Y: 'yellow' },
  zones: { unused: 'Set aside', covered: 'Trump face down', taken: 'Cards taken' },
  numbers: { trump: 'Trump', tricks: 'Trick', won: 'Tricks won' },
  aboutZones: {
    unused: 'These cards take no part in the round.',
    covered: 'A trump is played face down and turned over when everybody has played.',
    taken: 'Cards of the tricks that this player has taken; the number of tricks counts, not the number of cards.',
  },
  aboutNumbers: {
    trump: 'The highest trump wins the trick; trumps are played face down, and the trump colour changes every round.',
    tricks:
      'The trick that is being played; in the last one of a round, a meld or reversal moves 4 points instead of 2.',
    won: 'Each trick won scores 1 point; a player who alone has more tricks than the borderline has to give some away.',
  },
  aboutTotal: 'Everyone starts with 4 points; tricks, melds and reversals change them.',
  aboutGoal: 'Win tricks, but not too many, and take points from others; the most points after the last round win.',
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
  limits: { won: 'Borderline {n} tricks' },
  outcomes: {
    tricks: { gains: 'you win a trick' },
    meld: { gains: 'you rob with a meld', loses: 'you are robbed by a meld' },
    reversal: { gains: 'you rob with a reversal', loses: 'you are robbed by a reversal' },
    penalty: { gains: 'you get a share of the penalty', loses: 'you pay the penalty' },
  },
  moments: {
    meld: { banner: 'Meld!' },
    reversal: { banner: 'Reversal!' },
    penalty: { banner: 'Penalty!' },
  },
}
