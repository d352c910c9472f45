import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    follow: {
      title: 'Follow, or flip',
      steps: {
        goal: 'Your goal: the most points. The cards that you win bring you points.',
        welcome: 'You hold nine cards. Three more lie face down, and even you do not know them. Ken leads.',
        flipped: 'Ken leads [R9]. Mia flips one of her face-down cards: [Y6]. So red came first, then yellow.',
        yellow: {
          ask: 'You must follow the first colour that you have. Try to play a yellow card.',
          seen: 'Not allowed: red came first, and you have red. You may play yellow only without red.',
        },
        red: {
          ask: 'So play a red card.',
          instead: 'You may always flip a card. You will do that soon. Now play a red card from your hand.',
        },
        winners: 'Each colour has its own winner. Ken’s [R9] wins red, and Mia’s [Y6] wins yellow.',
        points: 'A winning card lies face up and brings its printed points. A card that it beats brings 1 point.',
        leader: 'Ken and Mia both won. Mia played later, so she leads next.',
        flip: {
          ask: 'Mia leads [G7]. You could follow, but you may always flip instead. Flip a card!',
          instead: 'That card is allowed. But to see a flip, press the button.',
        },
        alone:
          'Your [P2] is the only purple card, so it wins: 4 points! Low cards rarely win, but they bring the most points. You lead next.',
      },
    },
    order: {
      title: 'The order of colours',
      steps: {
        noRed: 'Hana leads [R9], Ken flips [Y6], Mia plays [R4]. You have no red card.',
        green: {
          ask: 'So can you play any card? Try a green one.',
          seen: 'Not yet. Yellow is the second colour, and you have yellow. Without red and yellow, you could play any card.',
        },
        yellow: {
          ask: 'Play the yellow card that beats [Y6].',
          instead: 'That is allowed. But this time play [Y8], which wins yellow.',
        },
        won: 'Hana wins red, and you win yellow: 2 points for [Y8] and 1 for [Y6]. You played last, so you lead.',
      },
    },
    catch: {
      title: 'High cards, low cards',
      steps: {
        ten: {
          ask: 'Hana leads [R9], and Ken follows. Mia has no red and plays [B1]. Win all the red cards with [R10].',
          instead: 'That is allowed, but then Hana wins the red cards. Play [R10].',
        },
        compare: '[R10] brings 1 point, and the two cards that it beats bring 2. Mia gets 4 points for [B1] alone.',
        balance: 'High cards win often. Low cards bring more points.',
      },
    },
    end: {
      title: 'The end of the round',
      steps: {
        lastTrick: 'Eleven tricks later, everybody has one card left. Hana has 23 points, and you have 18.',
        lastCard: {
          ask: 'Ken leads [R2], and Mia plays [Y4]. Play your last card.',
          instead: 'Play [Y6].',
        },
        count: 'Your [Y6] wins yellow: 3 points, and 2 more for the cards that it beats. You have 23 now, like Hana.',
        tie: 'In a tie, the player with more cards in the pile wins. You have 18 cards, and Hana has 14. You win!',
      },
    },
  },
  learnt: [
    'Follow the first colour of the trick that you have. Or flip a face-down card, which is always allowed.',
    'Each colour has its own winner. A winning card brings its printed points. Each card that it beats brings 1.',
    'Low cards bring more points. The only card of a colour always wins.',
    'The winner who played last leads next. After twelve tricks, the most points win.',
  ],
}
