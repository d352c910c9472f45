import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    higher: {
      title: 'Higher, or your lowest',
      steps: {
        welcome:
          'Seven cards each, numbers from 1 to 14, no colours. Points are bad, and only the last of the seven tricks brings any. Ken leads and may play any card.',
        five: {
          ask: 'The highest card so far is Mia’s 9. You may play a 9 or higher, or else the lowest card of your hand. Try something in between: [5] or [6].',
          seen: 'Refused: 9, 12 and 14 are high enough, and 3 is your lowest. No card in between is allowed.',
        },
        equal: {
          ask: 'Equal is high enough. Play a [9].',
          instead: 'That is allowed too. But to see what equal cards do, play a [9].',
        },
        lastEqual:
          'Hana plays her lowest. The highest card wins, and of two equal cards the later one: yours. It brings no points, only the lead.',
        fourteen: {
          ask: 'You lead. A 14 is dangerous in the last trick, so get rid of it now: play [14].',
          instead: 'You may lead any card. Play [14]: it has a special effect.',
        },
        name: {
          ask: 'You win. But if you win with a 14, you must name another player to lead. Name Ken.',
          instead: 'You may name anyone but yourself. For this lesson, name Ken.',
        },
        named: 'Ken leads now. Only another 14, played after yours, could have beaten it.',
      },
    },
    last: {
      title: 'The last trick',
      steps: {
        sixth: 'Five tricks are over and nobody has a point. Two cards are left: your [4] and your [12].',
        rid: {
          ask: 'Ken leads 10, Mia plays 11. You may play [12], or [4] as your lowest. Which do you want to keep for the last trick? Play the high one now.',
          instead: 'Allowed, but then [12] is your last card, and it would probably win the last trick for 12 points.',
        },
        rest: 'You win this trick, and nothing happens. You have a 4 left, and you lead.',
        low: { ask: 'The last trick: play your [4].', instead: 'Play [4].' },
        scored:
          'Hana’s 8 is the highest: she scores the number on her card, 8 points. The card stays with her and is out of the game. She leads the next round.',
      },
    },
    one: {
      title: 'The 1',
      steps: {
        saved:
          'Again two cards are left, and you have saved a 1. In the first six tricks it is just a low card. In the last trick it is special.',
        keep: {
          ask: 'Ken leads 9, Mia plays 10. Keep the 1 for the last trick: play [11].',
          instead: 'Here a 1 would do nothing. Play [11] and keep it.',
        },
        spring: { ask: 'Now lead your [1] to the last trick.', instead: 'Play [1].' },
        everybody:
          'With a 1 in the last trick, all players score their own card: you only 1, Hana 8, Ken 13, Mia 4. Ken’s card was the highest, so he leads the next round.',
      },
    },
    end: {
      title: 'The end of the game',
      steps: {
        standing:
          'You and Mia have 1 point each, Hana 5, Ken 12. The game ends after a round in which a player reaches 21. Then the lowest total wins.',
        rid: {
          ask: 'Ken leads 9, Mia plays her lowest. Play your [10] while you can.',
          instead: 'Keep [3] for the last trick and play [10].',
        },
        low: { ask: 'Now the last trick: play your [3].', instead: 'Play [3].' },
        limit:
          'Ken wins with 11 and has 23: the game would be over. But you and Mia share the lowest total, with 1 point each.',
        tied: 'So only the two of you play on, with seven new cards and the points that you have. Ken would lead, but he is out, so the next player on his left leads: Mia.',
        duel: 'Five quiet tricks later you hold [2] and [13]. The player with fewer points after this round wins.',
        high: {
          ask: 'Mia leads 9. You know what to do with the high card.',
          instead: 'Then [13] would be your last card. Play it now.',
        },
        lowest: { ask: 'And now the very last trick.', instead: 'Play [2].' },
        won: 'Mia’s 4 wins the trick and costs her 4 points. You have 1, she has 5: you win the game. If you were tied again, another round would follow.',
      },
    },
  },
  learnt: [
    'Play at least the highest card so far, or the lowest card of your hand.',
    'The highest card wins, the last of equal cards, and its player leads next. If you win with a 14, you name another player to lead.',
    'Only the last trick counts: its winner scores the card they played. With a 1 in it, all players score theirs.',
    'When a player has 21 points or more, the game is over and the lowest total wins. If several players share it, only they play on.',
  ],
}
