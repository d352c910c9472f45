import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    free: {
      title: 'Anything goes, trumps in hiding',
      steps: {
        welcome:
          'Everybody starts with 4 points. Red is trump in this round, and whoever holds the trump 8 leads first. That is Hana.',
        anything: {
          ask: 'Hana led [Y5]. In this game nobody has to follow, so no card of yours can be refused. Pick any card and see.',
          seen: 'Accepted, like every other card would be. We put it back into your hand.',
        },
        eleven: {
          ask: 'But not every card wins. Play [B11], high, but not of the led colour.',
          instead: 'Allowed, of course. For the lesson, play [B11].',
        },
        led: 'Without a trump, the highest card of the led colour wins: Ken’s [Y9]. The two 11s were of other colours. Ken has won a trick and leads.',
        trump: {
          ask: 'Mia has played a card face down, so it is a trump, but nobody knows which. Do the same: play [R6].',
          instead: 'You may. But now try a trump, and play [R6].',
        },
        revealed:
          'When all have played, trumps are revealed. The highest trump wins, whatever was led: your [R6] beats [R2]. One trick for you, and you lead.',
      },
    },
    neighbours: {
      title: 'Meld and reversal',
      steps: {
        meld: {
          ask: 'A new round, led by Ken, who holds [R8]. Mia has played a trump face down. Risk your [R6].',
          instead: 'Allowed. But [R6] will teach you more.',
        },
        robbed:
          '[R6] and [R5] are neighbours: a meld! When the two highest trumps differ by exactly 1, the higher takes 2 points from the lower. You have 6 now, Mia 2. But such a trick does not count as won.',
        partners:
          'Red and black are partners, and so are blue and yellow. A card of the trump’s partner colour can turn a meld around, if it has the number of the highest trump.',
        bait: {
          ask: 'Ken led the round, so you know that he has [R8]. If it comes with [R7], black 8 strikes back. Lead [K8].',
          instead: 'Allowed. But only [K8] can catch [R8].',
        },
        reversal:
          'Hana’s [R7] and Ken’s [R8] would be a meld, but your [K8] reverses it: you take 2 points from Ken, and Hana loses nothing. Ken’s trump still wins and he leads, but the trick does not count.',
      },
    },
    end: {
      title: 'The last trick and the borderline',
      steps: {
        standing:
          'Nine tricks are over, the tenth is the last. Tricks won: Mia 5, Hana 2, you and Ken 1. One card will be left over in each hand and counts nothing.',
        last: {
          ask: 'Ken leads [B9], Mia hides a trump. In the last trick, meld and reversal move 4 points instead of 2. Play [R7].',
          instead: 'Allowed, but it wins nothing. Play [R7].',
        },
        four: '[R7] over Mia’s [R6]: a meld for 4 points. If Mia had fewer than 4, she would pay nothing and the bank would pay you.',
        borderline:
          'Each trick is worth 1 point. But with four players the borderline is 3 tricks: if exactly one seat is over it, it gives one trick to each other seat. Mia falls from 5 to 2, the others get one more.',
        goal: 'You have 10 points, Hana 7, Ken 6, Mia 2. The next rounds have other trumps: blue, black, yellow. After four rounds the highest total wins.',
      },
    },
  },
  learnt: [
    'Play any card. Trumps go face down and are revealed when all have played.',
    'The highest trump wins, or else the highest card of the led colour.',
    'If the two highest trumps are neighbours, the higher takes 2 points from the lower, 4 in the last trick. The same number in the partner colour turns that around. Such tricks do not count.',
    'A trick is 1 point. A seat that is alone over the borderline gives tricks away.',
  ],
}
