import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    prize: {
      title: 'A trick and its prize',
      steps: {
        goal: 'Your goal: second place! The player with the second most stars gets a victory point. Two of them win.',
        welcome: 'Everybody has twelve cards, and every card is there twice. Mia has the chip, so she leads.',
        blue: {
          ask: 'Mia leads [R3]. You have red cards. Try to play another colour.',
          seen: 'Not allowed. If you have the led colour, you must play it.',
        },
        follow: {
          ask: 'The highest red card wins this trick. Play [R5].',
          instead: 'That is allowed, but a 1 cannot win here. Play [R5].',
        },
        take: {
          ask: 'You win the trick and the chip. Now take one card as a prize. Low cards have more stars: take [B1].',
          instead: 'That is allowed, but it has fewer stars. Take [B1].',
        },
        taken: 'Your prize has 6 stars. The other cards leave the round. You have the chip, so you lead next.',
      },
    },
    twins: {
      title: 'Bannish!',
      steps: {
        lead: {
          ask: 'You lead. Play [R4]. Remember: there is a second one.',
          instead: 'You may lead any card. For this example, play [R4].',
        },
        bannish: 'Hana plays the second [R4]: bannish! Both cards vanish, and the trick ends at once. Nobody wins it.',
        second: 'Hana played the second card, so she gets the chip and leads. Ken and Mia keep their cards.',
        twin: {
          ask: 'Hana leads [B2], Ken plays [B5], Mia plays [B3]. You have the second [B5]. Play it!',
          instead: 'That is allowed. But try a bannish: play [B5].',
        },
        chip: 'Both fives vanish. The highest card that is left wins: Mia’s [B3]. But you get the chip for the second [B5].',
        leads: 'Mia takes [B2] with 5 stars. You have the chip, so you lead next.',
      },
    },
    rest: {
      title: 'What remains',
      steps: {
        free: {
          ask: 'Mia leads [R4]. You have no red, so you may play any card. Play [G1].',
          instead: 'That is allowed. But play [G1] and see what happens.',
        },
        remain:
          'Ken plays the second [R4], and both vanish. Only [G1] and [B6] are left. [G1] came first, so green counts. You win!',
        take: {
          ask: 'Ken gets the chip, but you take the prize. Take [G1].',
          instead: '[B6] has only 1 star. [G1] has 6.',
        },
        odd: 'Six stars with a card that rarely wins! Ken has the chip and leads next.',
      },
    },
    second: {
      title: 'Second place wins',
      steps: {
        standing:
          'A round ends when a hand is empty, so this is the last trick. Mia has 14 stars, you 11, Ken 7, Hana 3.',
        last: {
          ask: 'Ken leads [B3], and Mia plays [B1]. Play your last card.',
          instead: 'Play [B5].',
        },
        modest: {
          ask: 'You win. But only second place scores! Take a prize that keeps you below Mia.',
          instead: 'Then you would pass Mia, and first place gets nothing. Take [B5] with 2 stars.',
        },
        point: 'You have 13 stars, and Mia has 14. You are second and get the victory point!',
        hand: 'Cards left in hand count too. Hana still has [R5], so she has 5 stars and not 3.',
        tie: 'If two players tie for second place, the one with fewer cards gets the point. Two victory points win the game.',
      },
    },
  },
  learnt: [
    'Follow the led colour if you can. The highest card wins the chip and one card of the trick.',
    'Two equal cards vanish and end the trick. The player of the second one gets the chip and leads.',
    'Of the cards that are left, the first one sets the colour. The highest card of that colour wins.',
    'When a hand is empty, second place in stars gets a victory point. Two points win.',
  ],
}
