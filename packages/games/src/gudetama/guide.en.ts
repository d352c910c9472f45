import type { GuideTexts } from '../guide/guide.ts'

export const en: GuideTexts = {
  panels: {
    deal: {
      title: 'Set-up',
      text: 'Everyone gets 7 cards. The numbers go from 1 to 14, and there are several copies of each.',
      note: 'The other cards are set aside unseen: 35 with four players.',
    },
    play: {
      title: 'High or lowest',
      text: 'Play a card at least as high as the highest so far, or your lowest card. The choice is free.',
      note: 'Against a 9, only [5] is not allowed here.',
    },
    win: {
      title: 'Winning a trick',
      text: 'The highest card wins, and its player leads next. If two cards are equal, the later one wins.',
    },
    fourteen: {
      title: 'Winning with a 14',
      text: 'If you win with a [14], you do not lead. You name another player to lead next.',
      note: 'Hana names Ken here.',
    },
    last: {
      title: 'The last trick',
      text: 'Only the seventh and last trick counts. Its winner scores the number on the card, and points are bad.',
      note: 'The scored card stays with its owner and is out of the game.',
    },
    one: {
      title: 'A 1 in the last trick',
      text: 'If a [1] is in the last trick, everyone scores their own card. In earlier tricks it is just a low card.',
    },
    end: {
      title: 'The end',
      text: 'The game ends when a player has 21 points or more. The lowest total wins.',
      note: 'If several players have the lowest total, only they play on.',
    },
  },
  marks: {
    hand: '{n} in hand',
    unused: '{n} set aside',
    soFar: 'The trick so far',
    yourHand: 'Your hand',
    lastTrick: 'The last trick',
    leads: 'leads',
    highest: 'highest',
    wins: 'wins',
    leadsNext: 'leads next',
    names: 'Ken leads next',
    scores: '+{n}',
    endsGame: 'ends the game',
    winsGame: 'wins',
  },
}
