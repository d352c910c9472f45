import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    prize: {
      title: 'A trick and its prize',
      steps: {
        welcome:
          'Twelve cards each, and there are two of every card. Mia has the chip, so she leads. You must all follow her colour if you can.',
        blue: {
          ask: 'Mia leads [R3]. You hold red. Try to play another colour anyway.',
          seen: 'Refused: if you hold the led colour, you must play it. Only without red could you play any card.',
        },
        follow: {
          ask: 'The highest card of the led colour wins. Play your [R5].',
          instead: 'You may, but a 1 cannot win here. Play [R5].',
        },
        take: {
          ask: 'You win the trick and the chip. Now take any one card of the trick. Stars count, and weak cards have the most: take [B1] with its 6 stars.',
          instead: 'That is allowed, but it has fewer stars. Take [B1].',
        },
        taken:
          'Your prize lies face up: 6 stars. The other cards are out of the round. You have the chip, so you lead next.',
      },
    },
    twins: {
      title: 'Bannish!',
      steps: {
        lead: {
          ask: 'You may lead any card. Play [R4], and remember: there is a second one just like it.',
          instead: 'You may lead any card. To see what happens next, play [R4].',
        },
        bannish:
          'Hana plays the second [R4]: bannish! Both vanish and the trick ends at once. Ken and Mia do not play and keep their cards. Nobody wins, but the player of the second copy gets the chip: Hana leads.',
        twin: {
          ask: 'Hana led [B2], Ken played [B5], Mia [B3]. You have the twin of Ken’s card: play [B5].',
          instead: 'That follows too. But try a bannish: play [B5].',
        },
        chip: 'Both 5s vanish; [B2] and [B3] remain. The highest remaining card wins: Mia’s [B3]. She takes a card, but the chip goes to you: you played the second copy.',
        leads: 'Mia took [B2] for 5 stars. So one seat may win the trick while another leads the next one: you.',
      },
    },
    rest: {
      title: 'What remains',
      steps: {
        free: {
          ask: 'Mia leads [R4], and you have no red: every card is allowed. Play [G1].',
          instead: 'That is allowed, since you have no red. But see what happens to [G1].',
        },
        remain:
          'Ken plays the second [R4], and both vanish. [G1] and Hana’s [B6] remain. The card that was played first sets the colour now: green. So your 1 wins!',
        take: {
          ask: 'Ken gets the chip, but you choose the prize. Take [G1].',
          instead: '[B6] has only 1 star. [G1] has 6.',
        },
        odd: 'Six stars with a 1 that could never have won in the usual way. Ken played the second copy and leads.',
      },
    },
    second: {
      title: 'Second place wins',
      steps: {
        standing:
          'The end of a round: Mia has 14 stars, you 11, Ken 7, Hana 3. The round ends after the trick in which a hand becomes empty. That is this trick.',
        last: {
          ask: 'Ken leads [B3], Mia plays [B1]. Play your last card.',
          instead: 'Play [B5].',
        },
        modest: {
          ask: 'You win. Be careful: only second place gets the victory point. Mia has 14 stars and you have 11. Choose so that you stay just below her.',
          instead:
            'That would lift you above Mia to first place, and first place gets nothing. Take [B5] with its 2 stars.',
        },
        point: 'You have 13 stars, Mia 14: you are second and get the victory point!',
        hand: 'Cards left in hand count as well: Hana kept [R5], so she has 5 stars and not 3. That happens when a bannish lets her keep a card.',
        goal: 'If two seats are second, the one with fewer cards, prizes and hand together, gets the point. The first to have 2 victory points after a round wins the game.',
      },
    },
  },
  learnt: [
    'Follow the led colour if you can. Its highest card wins: its player takes the chip and one card of the trick.',
    'Two identical cards vanish and end the trick at once; the player of the second copy gets the chip and leads.',
    'Of the cards that remain, the one played first sets the colour, and the highest card of that colour wins.',
    'When a hand is empty, count the stars of your prizes and your hand. Second place gets a point, and 2 points win.',
  ],
}
