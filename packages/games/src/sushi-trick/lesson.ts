import { ask, type Lesson, others, say, tryAnything } from '../lesson/lesson.ts'
import { en } from './lesson.en.ts'
import { ja } from './lesson.ja.ts'

/** Seats: the learner, Hana, Ken, Mia. Red is trump in the first round. */
export const lesson: Lesson = {
  game: 'sushi-trick',
  seats: 4,
  texts: { en, ja },
  scenes: [
    {
      name: 'free',
      deals: [
        {
          hands: [
            'R3 R6 R10 K1 K3 K6 K10 B4 B8 B11 Y7',
            'R7 R8 K2 K8 B3 B5 B6 B9 Y1 Y3 Y5',
            'R1 R5 R11 K4 K9 B7 Y2 Y8 Y9 Y10 Y11',
            'R2 R4 R9 K5 K7 K11 B1 B2 B10 Y4 Y6',
          ],
        },
      ],
      steps: [
        say('goal'),
        say('welcome', { totals: [4, 4, 4, 4], turn: 1, counts: { hand: [11, 11, 11, 11] } }),
        others('Y5 Y9 K11'),
        tryAnything('anything', ['R3', 'R6', 'R10', 'K1', 'K3', 'K6', 'K10', 'B4', 'B8', 'B11', 'Y7']),
        ask('eleven', 'B11'),
        say('led', { trick: 'Y5 Y9 K11 B11', numbers: { won: [0, 0, 1, 0] }, turn: 2 }),
        others('K4 R2'),
        ask('trump', 'R6'),
        others('Y1'),
        say('revealed', { trick: 'K4 R2 R6 Y1', totals: [4, 4, 4, 4], numbers: { won: [1, 0, 1, 0] }, turn: 0 }),
      ],
    },
    {
      name: 'neighbours',
      deals: [
        {
          hands: [
            'R1 R6 R10 K2 K4 K5 K7 K8 B4 B6 Y9',
            'R3 R4 R7 K3 K10 K11 B1 B2 B7 B9 Y6',
            'R2 R8 R11 K9 B3 B5 B10 Y5 Y7 Y8 Y11',
            'R5 R9 K1 K6 B8 B11 Y1 Y2 Y3 Y4 Y10',
          ],
        },
      ],
      steps: [
        others('B3 R5'),
        ask('meld', 'R6'),
        others('B9'),
        say('robbed', { trick: 'B3 R5 R6 B9', points: { meld: [2, 0, 0, -2] } }),
        say('uncounted', {
          totals: [6, 4, 4, 2],
          numbers: { won: [0, 0, 0, 0] },
          turn: 0,
        }),
        say('partners'),
        ask('bait', 'K8'),
        others('R7 R8 Y2'),
        say('reversal', {
          trick: 'K8 R7 R8 Y2',
          points: { reversal: [2, 0, -2, 0] },
          totals: [8, 4, 2, 2],
          numbers: { won: [0, 0, 0, 0] },
          turn: 2,
        }),
      ],
    },
    {
      name: 'end',
      deals: [
        {
          hands: [
            'R3 R7 B1 B4 B5 B7 B10 B11 Y1 Y2 Y5',
            'R1 R4 R8 K2 K3 B2 B3 B6 Y3 Y4 Y7',
            'R9 K1 K4 K6 K7 K8 K10 K11 B9 Y6 Y11',
            'R2 R5 R6 R10 R11 K5 K9 B8 Y8 Y9 Y10',
          ],
        },
      ],
      before: [
        'R8 K7 R2 B5',
        'R4 K8 Y8 B7',
        'B2 Y11 Y9 B11',
        'Y2 B6 K4 R10',
        'K9 B1 Y4 K6',
        'R5 R3 R1 K11',
        'R11 Y1 Y7 K1',
        'B8 Y5 B3 K10',
        'Y10 B10 K3 R9',
      ],
      steps: [
        say('standing', { totals: [4, 4, 4, 4], numbers: { won: [1, 2, 1, 5], tricks: 9 }, turn: 2 }),
        others('B9 R6'),
        ask('last', 'R7'),
        others('Y3'),
        say('four', {
          trick: 'B9 R6 R7 Y3',
          points: { meld: [4, 0, 0, -4], tricks: [1, 2, 1, 5], penalty: [1, 1, 1, -3] },
          over: 'round',
        }),
        say('borderline', { counts: { hand: [1, 1, 1, 1] } }),
        say('tax', {
          numbers: { won: [2, 3, 2, 2] },
          counts: { hand: [1, 1, 1, 1] },
          totals: [10, 7, 6, 2],
        }),
        say('total', { totals: [10, 7, 6, 2] }),
      ],
    },
  ],
}
