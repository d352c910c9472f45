import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    higher: {
      title: 'Higher, or your lowest',
      steps: {
        goal: 'Your goal: as few points as possible. Only the last of the seven tricks brings points.',
        welcome: 'Everybody has seven cards from 1 to 14. There are no colours. Ken leads and may play any card.',
        five: {
          ask: 'Mia plays 9, the highest card so far. Play 9 or higher, or your lowest card. Try [5] or [6].',
          seen: 'Not allowed. Play 9 or higher, or your lowest card, the 3. Nothing in between.',
        },
        equal: {
          ask: 'An equal card is high enough. Play a [9].',
          instead: 'That is allowed too. But for this example, play a [9].',
        },
        lastEqual:
          'The highest card wins. Of two equal cards, the later one wins: yours. You get no points, only the lead.',
        fourteen: {
          ask: 'You lead. High cards are dangerous in the last trick, so play your [14] now.',
          instead: 'You may lead any card. But [14] does something special. Play it.',
        },
        name: {
          ask: 'You win. But after winning with a 14, you choose who leads. Choose Ken.',
          instead: 'You may choose anyone but yourself. This time, choose Ken.',
        },
        named: 'Now Ken leads. Only a later 14 could have beaten yours.',
      },
    },
    last: {
      title: 'The last trick',
      steps: {
        sixth: 'Five tricks are over, and nobody has points. You have two cards left: [4] and [12].',
        rid: {
          ask: 'Ken leads 10, and Mia plays 11. You may play [12], or [4] as your lowest. Keep the low card: play [12].',
          instead: 'Then [12] would be your last card. It would probably win the last trick: 12 points!',
        },
        rest: 'You win this trick, but it brings no points. You have [4] left, and you lead.',
        low: { ask: 'This is the last trick. Play [4].', instead: 'Play [4].' },
        scored:
          'Hana’s 8 is the highest card, so she gets 8 points. That card leaves the game. She leads the next round.',
      },
    },
    one: {
      title: 'The 1',
      steps: {
        saved: 'Again you have two cards left, and one of them is a 1. In the last trick, a 1 is special.',
        keep: {
          ask: 'Ken leads 9, and Mia plays 10. Keep the 1 and play [11].',
          instead: 'Here the 1 would do nothing. Keep it and play [11].',
        },
        spring: { ask: 'Now lead your [1] to the last trick.', instead: 'Play [1].' },
        everybody:
          'With a 1 in the last trick, everybody scores their own card. You get only 1 point. Hana gets 8, Ken 13, Mia 4.',
      },
    },
    end: {
      title: 'The end of the game',
      steps: {
        standing:
          'The game ends when a player has 21 points or more. Then the fewest points win. You and Mia have only 1 point.',
        rid: {
          ask: 'Ken leads 9, and Mia plays her lowest card. Play [10] while you can.',
          instead: 'Keep [3] for the last trick. Play [10].',
        },
        low: { ask: 'This is the last trick. Play [3].', instead: 'Play [3].' },
        limit: 'Ken gets 11 points and has 23, so the game would end. But you and Mia share the fewest points.',
        tied: 'So only you and Mia play on, with seven new cards. You keep your points. Mia leads.',
        duel: 'Five tricks later, you have [2] and [13]. After this round, the fewer points win.',
        high: {
          ask: 'Mia leads 9. Get rid of your high card.',
          instead: 'Then [13] would be your last card. Play it now.',
        },
        lowest: { ask: 'And now the last trick. Play [2].', instead: 'Play [2].' },
        won: 'Mia’s 4 wins, so she gets 4 points. You have 1, and she has 5. You win the game!',
      },
    },
  },
  learnt: [
    'Play at least as high as the highest card, or play your lowest card.',
    'The highest card wins and leads next. Of equal cards, the later one wins. After a 14, you choose who leads.',
    'Only the last trick counts: its winner scores their own card. With a 1 in it, everybody does.',
    'When a player has 21 points, the fewest points win. After a tie, only the tied players play on.',
  ],
}
