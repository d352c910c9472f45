import type { GuideTexts } from '../guide/guide.ts'

export const en: GuideTexts = {
  panels: {
    deal: {
      title: 'Set-up',
      text: 'Everyone gets 12 cards. Every card is there twice, and weak cards have more stars.',
      note: 'There are as many colours as players, each with the numbers 1 to 6. The chip shows who leads.',
    },
    trick: {
      title: 'A trick',
      text: 'Follow the led colour if you can. Its highest card wins the trick and the chip.',
      note: 'The player with the chip leads next.',
    },
    prize: {
      title: 'The prize',
      text: 'The winner takes one card of the trick, any one. The other cards are out of the round.',
      note: 'Hana won and takes the card with the most stars.',
    },
    bannish: {
      title: 'Bannish!',
      text: 'Two identical cards vanish, and the trick ends at once. The player of the second one gets the chip; the others keep their cards.',
      note: 'No card is left here, so nobody wins the trick.',
    },
    rest: {
      title: 'The rest of a trick',
      text: 'The first card that is left sets the colour. Here it is green, so even [G1] wins and Hana takes a prize.',
    },
    count: {
      title: 'Counting stars',
      text: 'The round ends after the trick in which a hand becomes empty. Count the stars of your prizes and of the cards left in your hand.',
    },
    second: {
      title: 'Second place wins',
      text: 'Only second place gets a victory point. The first player with 2 victory points wins the game.',
      note: 'If two are second, the one with fewer cards gets the point.',
    },
  },
  marks: {
    colours: '{n} colours',
    hand: '{n} in hand',
    leads: 'leads',
    wins: 'wins',
    chip: 'chip',
    noRed: 'no red',
    stars: '{n}',
    takes: 'Hana takes it',
    vanishes: 'vanishes',
    keeps: 'no card',
    prizes: 'prizes',
    left: 'left in hand',
    first: 'first',
    second: 'second',
    victoryPoint: '+1 victory point',
  },
}
