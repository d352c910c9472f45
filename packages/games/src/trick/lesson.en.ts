import type { LessonTexts } from '../lesson/lesson.ts'

export const en: LessonTexts = {
  scenes: {
    follow: {
      title: 'Lead and follow',
      steps: {
        goal: 'The goal: win the most tricks. In a trick, every player puts one card on the table. The best card wins.',
        lead: 'Ken plays [R6]. The first card of a trick is called the lead. Now it is your turn.',
        other: {
          ask: 'Ken led red, and you have red cards. Try to play another colour.',
          seen: 'Not allowed. If you have the led colour, you must play it. This is called following.',
        },
        high: {
          ask: 'The highest red card wins this trick. Play [R8].',
          instead: '[R2] is allowed, but it is too low to win. Play [R8].',
        },
        won: 'Your [R8] is the highest red card. You win the trick! The winner leads the next one.',
      },
    },
    void: {
      title: 'No card of that colour',
      steps: {
        lead: {
          ask: 'You lead, so you may play any card. Play [B9].',
          instead: 'You may lead any card. For this example, play [B9].',
        },
        discard:
          'Ken has no blue card, so he may play anything. His [Y9] cannot win: only the led colour counts. You win again.',
        low: {
          ask: 'Now lead a low card. Play [R2].',
          instead: 'That is allowed too. But try the low card: play [R2].',
        },
        enough: 'Hana has no red, and Ken has only [R1]. So even your [R2] wins!',
      },
    },
    trump: {
      title: 'Trump',
      steps: {
        trump: 'Many games have a trump. That is one colour that beats all others. Here yellow is trump.',
        beat: {
          ask: 'Ken leads [R9], the highest red card. You have no red. Play your lowest trump: [Y1].',
          instead: 'That is allowed, since you have no red. But see what [Y1] can do.',
        },
        beaten: 'Your [Y1] beats [R9]. Any trump beats any card of another colour.',
        blue: {
          ask: 'You lead again. Play [B7].',
          instead: 'You may lead any card. To see two trumps in a trick, play [B7].',
        },
        higher: 'Hana and Ken have no blue, and both play a trump. The higher trump wins: [Y6].',
      },
    },
  },
  learnt: [
    'A trick is one card from each player. The first card is the lead.',
    'Follow the led colour if you can. If you cannot, play any card.',
    'The highest card of the led colour wins. A trump beats it, and the highest trump wins.',
    'The winner of a trick leads the next one.',
  ],
}
