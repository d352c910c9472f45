import type { GameTexts } from '../texts/texts.ts'

export const sushiTrick: GameTexts = {
  title: 'Sushi Trick!',
  shortTitle: 'Sushi Trick!',
  about: 'Nobody has to follow, trumps lie face down, neighbours in trump rob each other, and greed is taxed.',
  goal: 'The most points win',
  total: 'Points',
  card: '{suit} {rank}',
  suits: { R: 'red', K: 'black', B: 'blue', Y: 'yellow' },
  zones: { unused: 'Set aside', covered: 'Trump face down', taken: 'Tricks taken' },
  numbers: { trump: 'Trump', tricks: 'Trick', won: 'Tricks won' },
  phases: { play: 'Play any card' },
  moves: { play: 'Play {card}' },
  calls: {},
  called: {},
  options: {
    rounds: { name: 'Rounds', about: 'How many rounds make a game; each has another trump.' },
    shortPayment: {
      name: 'Who cannot pay',
      about: 'What happens when somebody has too few points for a meld or a reversal.',
      choices: { bank: 'The bank pays in full instead', all: 'They pay what they have' },
    },
  },
  reasons: {},
  scores: { tricks: 'A point a trick', meld: 'Melds', reversal: 'Reversals', penalty: 'Penalty' },
  moments: { meld: 'Meld!', reversal: 'Reversal!', penalty: 'Penalty!' },
}
