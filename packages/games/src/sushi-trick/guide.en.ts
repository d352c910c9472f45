import type { GuideTexts } from '../guide/guide.ts'

export const en: GuideTexts = {
  panels: {
    deal: {
      title: 'Set-up',
      text: 'Everyone starts with 4 points and gets 11 cards. Another colour is trump in each round; the player with the trump 8 leads.',
      note: 'With four players, the numbers go from 1 to 11. With more or fewer players, numbers and hands are different.',
    },
    play: {
      title: 'Play anything',
      text: 'Play any card you like. A trump goes face down: the others see that it is a trump, but not which one.',
      note: 'Trumps are turned over when everyone has played.',
    },
    win: {
      title: 'Winning a trick',
      text: 'The highest trump wins. Without a trump, the highest card of the led colour wins.',
    },
    meld: {
      title: 'Meld',
      text: 'If the two highest trumps are neighbours, the higher one takes 2 points from the lower one. In the last trick it takes 4.',
      note: 'A trick with a meld does not count as a trick won.',
    },
    reversal: {
      title: 'Reversal',
      text: 'The same number in the partner colour turns a meld around. [K8] takes 2 points from [R8], and the player of [R7] pays nothing.',
    },
    borderline: {
      title: 'The borderline',
      text: 'If only one player has more than 3 tricks, that player gives one trick to each of the others.',
      note: 'With three players, the borderline is 4 tricks. With five or six, only those with the fewest tricks get one.',
    },
    score: {
      title: 'Scoring',
      text: 'After 10 tricks, each trick scores 1 point. After 4 rounds, the most points win.',
    },
  },
  marks: {
    hand: '{n} in hand',
    trump: 'Trump',
    round: 'round {n}',
    leads: 'leads',
    aTrump: 'a trump',
    oneTrump: 'With a trump',
    noTrump: 'Without a trump',
    wins: 'wins',
    points: '{n} points',
    partners: 'partners',
    partner: 'partner 8',
    tricksWon: 'Tricks won',
    over: 'over 3',
    start: 'at the start',
    melds: 'from a meld',
    tricks: '{n} tricks',
    total: '{n} points',
  },
}
