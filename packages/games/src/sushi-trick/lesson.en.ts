import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    free: {
      title: 'Any card, and trumps face down',
      steps: {
        goal: 'Your goal: the most points after four rounds. Win tricks, and take points from the others.',
        welcome: 'Everybody starts with 4 points. Red is trump in this round. Hana has [R8], so she leads.',
        anything: {
          ask: 'Hana leads [Y5]. In this game you do not have to follow. Try any card.',
          seen: 'Every card is allowed. We put this one back into your hand.',
        },
        eleven: {
          ask: 'But not every card can win. Play [B11]: it is high, but it is not yellow.',
          instead: 'That is allowed. But for this example, play [B11].',
        },
        led: 'Nobody played a trump, so the highest yellow card wins: Ken’s [Y9]. Ken leads next.',
        trump: {
          ask: 'Mia plays a card face down. So it is a trump, but which one? Play a trump too: [R6].',
          instead: 'That is allowed. But try a trump: play [R6].',
        },
        revealed: 'Now the trumps are turned over. The highest trump wins: your [R6] beats [R2]. You lead next.',
      },
    },
    neighbours: {
      title: 'Meld and reversal',
      steps: {
        meld: {
          ask: 'A new round. Ken leads, and Mia plays a trump face down. Play [R6].',
          instead: 'That is allowed. But for this example, play [R6].',
        },
        robbed: '[R6] and [R5] are neighbours: a meld! The higher trump takes 2 points from the lower one.',
        uncounted: 'You have 6 points now, and Mia has 2. But a trick with a meld does not count as won.',
        partners:
          'Red and black are partners, and so are blue and yellow. A partner of the highest trump, with the same number, reverses a meld.',
        bait: {
          ask: 'Ken started this round, so he has [R8]. If [R7] comes too, [K8] reverses the meld. Lead [K8].',
          instead: 'That is allowed. But only [K8] can catch [R8].',
        },
        reversal:
          '[R7] and [R8] are a meld, but your [K8] reverses it. You take 2 points from Ken! He leads next, but the trick does not count.',
      },
    },
    end: {
      title: 'The last trick and the borderline',
      steps: {
        standing:
          'This is the last trick. Mia has won 5 tricks, Hana 2, you and Ken 1 each. The last card in hand does not count.',
        last: {
          ask: 'Ken leads [B9], and Mia plays a trump. In the last trick, a meld brings 4 points. Play [R7].',
          instead: 'That is allowed, but it wins nothing. Play [R7].',
        },
        four: '[R7] and [R6] are a meld: you take 4 points from Mia. If she had fewer, the bank would pay you.',
        borderline: 'Each trick that you won brings 1 point. But there is a borderline: 3 tricks.',
        tax: 'Only Mia is over it, with 5 tricks. So she gives one trick to each of you.',
        total:
          'You have 10 points, Hana 7, Ken 6, Mia 2. The next rounds have other trumps. After four rounds, the most points win.',
      },
    },
  },
  learnt: [
    'Play any card. Trumps lie face down until everybody has played.',
    'The highest trump wins. Without a trump, the highest card of the led colour wins.',
    'If the two highest trumps are neighbours, the higher one takes 2 points. In the last trick it takes 4.',
    'The same number in the partner colour reverses this. Such tricks do not count as won.',
    'Each trick brings 1 point. If only one player is over the borderline, they give tricks away.',
  ],
}
