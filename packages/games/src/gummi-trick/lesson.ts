import { ask, type Lesson, others, say, tryRefused } from '../lesson/lesson.ts'
import { en } from './lesson.en.ts'
import { ja } from './lesson.ja.ts'

const MUST_FOLLOW = 'follow-earliest'

/** Seats: the learner, Hana, Ken, Mia. */
export const lesson: Lesson = {
  game: 'gummi-trick',
  seats: 4,
  texts: { en, ja },
  scenes: [
    {
      name: 'follow',
      deals: [
        {
          leader: 2,
          hands: [
            'R3 R6 B2 B10 Y5 Y8 G3 P1 P10',
            'B3 B4 Y1 Y2 Y4 G4 G8 P3 P9',
            'R2 R7 R8 R9 R10 B5 G1 G5 P5',
            'R1 R4 R5 B1 B7 Y3 G7 G9 P8',
          ],
          zones: { faceDown: ['P2 Y9 G6', 'G10 P4 B8', 'G2 P7 P6', 'Y6 Y7 B9'] },
        },
      ],
      steps: [
        say('goal'),
        say('welcome', { turn: 2, counts: { hand: [9, 9, 9, 9], faceDown: [3, 3, 3, 3] } }),
        others('R9 flip'),
        say('flipped', { trick: 'R9 Y6', turn: 0, counts: { faceDown: [3, 3, 3, 2] } }),
        tryRefused('yellow', ['Y5', 'Y8', 'B2', 'G3'], MUST_FOLLOW),
        ask('red', 'R3', 'R6'),
        others('Y2'),
        say('winners', { turn: 3 }),
        say('points', {
          points: { 'face-up': [0, 0, 2, 3], 'face-down': [0, 0, 1, 1] },
          totals: [0, 0, 3, 4],
          cards: { shown: ['', '', 'R9', 'Y6'] },
          counts: { buried: [0, 0, 1, 1] },
        }),
        say('leader', { turn: 3 }),
        others('G7'),
        ask('flip', 'flip'),
        others('G4 G5'),
        say('alone', {
          trick: 'G7 P2 G4 G5',
          points: { 'face-up': [4, 0, 0, 2], 'face-down': [0, 0, 0, 2] },
          totals: [4, 0, 3, 8],
          turn: 0,
        }),
      ],
    },
    {
      name: 'order',
      deals: [
        {
          leader: 1,
          hands: [
            'B3 B6 B10 Y2 Y8 G3 G6 G10 P9',
            'R3 R5 R9 Y4 Y5 Y10 P2 P4 P7',
            'R1 R2 B2 B9 Y1 Y9 G7 P5 P10',
            'R4 R6 R7 B5 B7 G4 G8 P3 P8',
          ],
          zones: { faceDown: ['P6 Y3 G2', 'G1 P1 B1', 'Y6 G5 G9', 'B4 R8 B8'] },
        },
      ],
      steps: [
        others('R9 flip R4'),
        say('noRed', { trick: 'R9 Y6 R4', turn: 0 }),
        tryRefused('green', ['G3', 'G6', 'G10', 'B3', 'P9'], MUST_FOLLOW),
        ask('yellow', 'Y8'),
        say('won', {
          trick: 'R9 Y6 R4 Y8',
          points: { 'face-up': [2, 2, 0, 0], 'face-down': [1, 1, 0, 0] },
          turn: 0,
        }),
      ],
    },
    {
      name: 'catch',
      deals: [
        {
          leader: 1,
          hands: [
            'R2 R10 B8 Y3 Y5 Y7 G6 P3 P9',
            'R6 R8 R9 B3 B6 G7 G9 P1 P5',
            'R4 G1 G2 G4 G5 G8 G10 P7 P10',
            'B1 B4 B5 Y2 Y4 Y6 P4 P6 P8',
          ],
          zones: { faceDown: ['R5 R7 B9', 'R3 P2 Y10', 'Y8 R1 G3', 'B10 Y9 B7'] },
        },
      ],
      steps: [
        others('R9 R4 B1'),
        ask('ten', 'R10'),
        say('compare', {
          trick: 'R9 R4 B1 R10',
          points: { 'face-up': [1, 0, 0, 4], 'face-down': [2, 0, 0, 0] },
          totals: [3, 0, 0, 4],
          turn: 0,
        }),
        say('balance'),
      ],
    },
    {
      name: 'end',
      deals: [
        {
          leader: 2,
          hands: [
            'R5 R9 B1 B6 Y6 Y10 G8 P3 P8',
            'R8 B7 B9 Y3 Y5 G2 G7 P2 P7',
            'R2 R3 R6 B2 B4 Y9 G6 G9 P6',
            'B5 B8 Y1 Y4 Y7 G5 P1 P5 P9',
          ],
          zones: { faceDown: ['G1 R10 G3', 'R1 R7 G10', 'B10 B3 Y8', 'Y2 P10 R4'] },
        },
      ],
      before: [
        'G9 flip flip flip',
        'P7 P6 P5 P3',
        'G2 flip flip flip',
        'R5 flip R3 Y7',
        'B8 B1 B7 flip',
        'B5 flip flip B2',
        'R8 flip flip R9',
        'Y10 Y5 Y9 Y1',
        'G8 G7 G6 G5',
        'B6 B9 B4 P9',
        'P1 P8 P2 R6',
      ],
      steps: [
        say('lastTrick', { totals: [18, 23, 9, 18], turn: 2, counts: { hand: [1, 1, 1, 1], faceDown: [0, 0, 0, 0] } }),
        others('R2 Y4'),
        ask('lastCard', 'Y6'),
        others('Y3'),
        say('count', {
          trick: 'R2 Y4 Y6 Y3',
          points: { 'face-up': [3, 0, 4, 0], 'face-down': [2, 0, 0, 0] },
          totals: [23, 23, 13, 18],
          over: 'game',
        }),
        say('tie', { counts: { shown: [6, 6, 5, 6], buried: [12, 8, 1, 4] }, winners: [0] }),
      ],
    },
  ],
}
