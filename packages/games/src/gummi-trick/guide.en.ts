import type { GuideTexts } from '../guide/guide.ts'

export const en: GuideTexts = {
  panels: {
    deal: {
      title: 'Set-up',
      text: 'Everyone gets 9 cards in hand and 3 cards face down. Nobody knows the face-down cards, not even their owner.',
      note: 'There is one colour more than players: four players use five colours. Each colour has the numbers 1 to 10.',
    },
    follow: {
      title: 'Follow',
      text: 'Play a card of the first colour of the trick. You have no red here, so you follow the second colour: yellow.',
      note: 'If you have no colour of the trick, you may play any card.',
    },
    flip: {
      title: 'Or flip',
      text: 'You may always flip one of your face-down cards instead. It counts like any other card: your [B8] brings a new colour and wins it.',
    },
    win: {
      title: 'Every colour has a winner',
      text: 'The highest card of each colour wins. Its player also gets the other cards of that colour, face down.',
      note: 'Of the winners, the one who played last leads next: Hana.',
    },
    score: {
      title: 'Scoring',
      text: 'A card that won scores the points printed on it. Every face-down card scores 1.',
      note: 'Low numbers rarely win, but they are worth the most.',
    },
    end: {
      title: 'The end',
      text: 'After 12 tricks the most points win. If there is a tie, the larger pile wins.',
    },
  },
  marks: {
    colours: '{n} colours',
    hand: '{n} in hand',
    faceDown: '{n} face down',
    unused: '{n} set aside',
    soFar: 'The trick so far',
    yourHand: 'Your hand',
    leads: 'leads',
    flipped: 'flipped',
    wins: 'wins +{n}',
    leadsNext: 'leads next',
    faceDownTo: '+{n}',
    up: 'cards that won',
    down: 'face down',
    total: '{n} points',
    pile: '{n} cards',
    winsGame: 'wins',
  },
}
