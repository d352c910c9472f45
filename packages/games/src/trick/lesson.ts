import { ask, type Lesson, others, type PreparedDeal, say, tryRefused } from '../lesson/lesson.ts'
import { en } from './lesson.en.ts'
import { ja } from './lesson.ja.ts'

const FIRST_DEAL: PreparedDeal = {
  leader: 2,
  hands: ['R2 R8 B9 Y4 Y6', 'R5 B2 B3 Y1 Y3', 'R1 R6 Y2 Y7 Y9'],
}
const NO_TRUMP = { trump: 'none' }

/** Seats: the learner, Hana, Ken. */
export const lesson: Lesson = {
  game: 'trick',
  seats: 3,
  texts: { en, ja },
  scenes: [
    {
      name: 'follow',
      options: NO_TRUMP,
      deals: [FIRST_DEAL],
      steps: [
        say('goal', { turn: 2, counts: { hand: [5, 5, 5] } }),
        others('R6'),
        say('lead', { trick: 'R6', turn: 0 }),
        tryRefused('other', ['B9', 'Y4', 'Y6'], 'follow-suit'),
        ask('high', 'R8'),
        others('R5'),
        say('won', { trick: 'R6 R8 R5', totals: [1, 0, 0], turn: 0 }),
      ],
    },
    {
      name: 'void',
      options: NO_TRUMP,
      deals: [FIRST_DEAL],
      before: ['R6 R8 R5'],
      steps: [
        ask('lead', 'B9'),
        others('B2 Y9'),
        say('discard', { trick: 'B9 B2 Y9', totals: [2, 0, 0], turn: 0 }),
        ask('low', 'R2'),
        others('B3 R1'),
        say('enough', { trick: 'R2 B3 R1', totals: [3, 0, 0], turn: 0 }),
      ],
    },
    {
      name: 'trump',
      options: { trump: 'Y' },
      deals: [{ leader: 2, hands: ['B1 B4 B7 Y1 Y8', 'R3 R5 R7 Y2 Y4', 'R2 R6 R9 Y3 Y6'] }],
      steps: [
        say('trump', { turn: 2, numbers: { trump: 2 } }),
        others('R9'),
        ask('beat', 'Y1'),
        others('R3'),
        say('beaten', { trick: 'R9 Y1 R3', totals: [1, 0, 0], turn: 0 }),
        ask('blue', 'B7'),
        others('Y4 Y6'),
        say('higher', { trick: 'B7 Y4 Y6', totals: [1, 0, 1], turn: 2 }),
      ],
    },
  ],
}
