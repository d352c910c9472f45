import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    follow: {
      title: 'Follow, or flip',
      steps: {
        welcome:
          'Each player holds nine cards and has three more face down, unknown even to their owner. In each trick, each player plays one card. Ken begins.',
        flipped:
          'Ken leads [R9]. Mia flips one of her unknown cards: [Y6]. Now there are two colours: first red, then yellow.',
        yellow: {
          ask: 'From your hand you must follow the earliest colour that you have. See for yourself and try a yellow card.',
          seen: 'Refused: red came first, and you hold red. Yellow comes next, but only for players without red.',
        },
        red: {
          ask: 'So play one of your red cards.',
          instead: 'Flipping is always allowed, and you will do it soon. This time, play a red card from your hand.',
        },
        winners:
          'Every colour has its own winner. The highest red is Ken’s [R9]: it goes face up to his pile for the 2 points printed on it, and your red card face down for 1. Mia gets 3 points for [Y6] and 1 for Hana’s card.',
        leader: 'Both won. The winner who played later leads next: Mia.',
        flip: {
          ask: 'Mia leads [G7]. You could follow, but you may flip instead, whatever you hold. Flip a card!',
          instead: 'That would follow. But to see what a flip does, use the button.',
        },
        alone:
          'It is the only purple card, so it wins: [P2] is worth 4 points. Low cards rarely win, but they are worth the most. You won and played after Mia, so you lead now.',
      },
    },
    order: {
      title: 'The order of colours',
      steps: {
        noRed: 'Hana led [R9], Ken flipped [Y6], Mia followed with [R4]. You have no red card at all.',
        green: {
          ask: 'So may you play any card? Try a green one.',
          seen: 'Not yet: the second colour is yellow, and you hold yellow. Only without red and yellow could you play any card.',
        },
        yellow: {
          ask: 'You may choose which yellow card. Play the one that beats [Y6].',
          instead: 'Allowed, but it does not win yellow. For this lesson, play [Y8].',
        },
        won: 'Hana wins red, you win yellow: [Y8] face up for 2 points and [Y6] face down for 1. Of the winners, you played last, so you lead the next trick.',
      },
    },
    catch: {
      title: 'High cards, low cards',
      steps: {
        ten: {
          ask: 'Hana leads [R9], Ken follows, and Mia has no red: she plays [B1]. Catch all the red cards with your highest!',
          instead: 'Allowed, but then Hana gets the red cards. Play [R10].',
        },
        compare:
          'You get [R10] face up for 1 point and two cards face down for 1 each: 3 points. Mia’s little [B1] was the only card of its colour and brings 4. High cards win often, low cards pay well.',
      },
    },
    end: {
      title: 'The end of the round',
      steps: {
        lastTrick:
          'Eleven tricks later, each player has one card left. Hana is ahead with 23 points; you have 18. This is the last trick.',
        lastCard: {
          ask: 'Ken has led [R2], Mia has played [Y4]. Play your last card.',
          instead: 'Play [Y6].',
        },
        count: 'Your [Y6] wins yellow: 3 points and two cards face down make 5. You have 23 now, as many as Hana.',
        tie: 'If points are tied, the larger pile wins, face-up and face-down cards together. You have 18 and Hana 14: you win. A game is one round, or three if you like.',
      },
    },
  },
  learnt: [
    'Play from your hand and follow the earliest colour of the trick that you hold, or flip an unknown card.',
    'In every colour the highest card wins: face up for its printed points, the others of the colour face down for 1 each.',
    'Low cards are worth more, and a card that is the only one of its colour wins.',
    'Of the winners, the one who played last leads. After twelve tricks the most points win; if tied, the most cards.',
  ],
}
