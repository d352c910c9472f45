import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    free: {
      title: 'Any card, and trumps face down',
      steps: {
        welcome:
          'All players start with 4 points. Red is trump in this round, and the player with the trump 8 leads first. That is Hana.',
        anything: {
          ask: 'Hana led [Y5]. In this game nobody has to follow, so no card of yours can be refused. Pick any card and see.',
          seen: 'It is allowed, and so is every other card. We put it back into your hand.',
        },
        eleven: {
          ask: 'But not every card can win. Play [B11]: it is high, but not of the led colour.',
          instead: 'That is allowed, of course. For this lesson, play [B11].',
        },
        led: 'Without a trump, the highest card of the led colour wins: Ken’s [Y9]. The two 11s were of other colours. Ken has won a trick and leads.',
        trump: {
          ask: 'Mia has played a card face down, so it is a trump, but nobody knows which. Do the same: play [R6].',
          instead: 'That is allowed. But now try a trump: play [R6].',
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
          instead: 'That is allowed. But for this lesson, play [R6].',
        },
        robbed:
          '[R6] and [R5] are neighbours: a meld! When the two highest trumps differ by exactly 1, the higher takes 2 points from the lower. You have 6 now, Mia 2. But such a trick does not count as won.',
        partners:
          'Red and black are partners, and so are blue and yellow. A card of the trump’s partner colour can turn a meld around, if it has the number of the highest trump.',
        bait: {
          ask: 'Ken led the round, so you know that he has [R8]. If it comes together with [R7], the black 8 turns the meld around. Lead [K8].',
          instead: 'That is allowed. But only [K8] can catch [R8].',
        },
        reversal:
          'Hana’s [R7] and Ken’s [R8] would be a meld, but your [K8] reverses it: you take 2 points from Ken, and Hana loses nothing. Ken’s trump still wins and he leads, but the trick does not count.',
      },
    },
    end: {
      title: 'The last trick and the borderline',
      steps: {
        standing:
          'Nine tricks are over, the tenth is the last. Tricks won: Mia 5, Hana 2, you and Ken 1. One card will be left over in each hand and is worth nothing.',
        last: {
          ask: 'Ken leads [B9], Mia plays a trump face down. In the last trick, a meld or reversal moves 4 points instead of 2. Play [R7].',
          instead: 'That is allowed, but it wins nothing. Play [R7].',
        },
        four: '[R7] over Mia’s [R6]: a meld for 4 points. If Mia had fewer than 4, she would pay nothing and the bank would pay you.',
        borderline:
          'Each trick is worth 1 point. But with four players the borderline is 3 tricks: if exactly one player is over it, they give one trick to each other player. Mia drops from 5 to 2, and the others get one more each.',
        goal: 'You have 10 points, Hana 7, Ken 6, Mia 2. The next rounds have other trumps: blue, black, yellow. After four rounds the highest total wins.',
      },
    },
  },
  learnt: [
    'Play any card. Trumps go face down and are revealed when all have played.',
    'The highest trump wins, or else the highest card of the led colour.',
    'If the two highest trumps are neighbours, the higher takes 2 points from the lower, 4 in the last trick. The same number in the partner colour turns this around. Such tricks do not count as won.',
    'A trick is worth 1 point. If only one player is over the borderline, they give tricks away.',
  ],
}
