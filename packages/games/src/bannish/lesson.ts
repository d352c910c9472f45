import { ask, type Lesson, others, say, tryRefused } from '../lesson/lesson.ts'
import { en } from './lesson.en.ts'
import { ja } from './lesson.ja.ts'

const MUST_FOLLOW = 'follow-colour'

/** Seats: the learner, Hana, Ken, Mia. */
export const lesson: Lesson = {
  game: 'bannish',
  seats: 4,
  texts: { en, ja },
  scenes: [
    {
      name: 'prize',
      deals: [
        {
          leader: 3,
          hands: [
            'R1 R5 B3 B5 B6 B6 G2 G3 G4 G5 G5 G6',
            'B1 B2 B4 Y1 Y1 Y2 Y2 Y3 Y4 Y6 G3 G6',
            'R1 R2 R4 R5 R6 R6 B1 B4 Y5 Y5 G2 G4',
            'R2 R3 R3 R4 B2 B3 B5 Y3 Y4 Y6 G1 G1',
          ],
        },
      ],
      steps: [
        say('goal'),
        say('welcome', { turn: 3, numbers: { chip: 3 }, counts: { hand: [12, 12, 12, 12] } }),
        others('R3'),
        tryRefused('blue', ['B6', 'B3', 'G2'], MUST_FOLLOW),
        ask('follow', 'R5'),
        others('B1 R4'),
        ask('take', 'take B1'),
        say('taken', {
          cards: { prizes: ['B1', '', '', ''] },
          numbers: { chip: 0, stars: [6, 0, 0, 0] },
          turn: 0,
        }),
      ],
    },
    {
      name: 'twins',
      deals: [
        {
          leader: 0,
          hands: [
            'R1 R3 R4 B1 B3 B5 B6 Y3 G4 G4 G5 G6',
            'R1 R4 R5 R5 R6 B1 B2 B6 Y1 Y3 G1 G2',
            'R3 B2 B4 B5 Y2 Y2 Y4 Y6 G1 G3 G5 G6',
            'R2 R2 R6 B3 B4 Y1 Y4 Y5 Y5 Y6 G2 G3',
          ],
        },
      ],
      steps: [
        ask('lead', 'R4'),
        others('R4'),
        say('bannish', { trick: 'R4 R4' }),
        say('second', {
          numbers: { chip: 1, stars: [0, 0, 0, 0] },
          counts: { hand: [11, 11, 12, 12], prizes: [0, 0, 0, 0] },
          turn: 1,
        }),
        others('B2 B5 B3'),
        ask('twin', 'B5'),
        say('chip', { trick: 'B2 B5 B3 B5', numbers: { chip: 0 }, turn: 3 }),
        others('take B2'),
        say('leads', { cards: { prizes: ['', '', '', 'B2'] }, numbers: { stars: [0, 0, 0, 5] }, turn: 0 }),
      ],
    },
    {
      name: 'rest',
      deals: [
        {
          leader: 3,
          hands: [
            'B1 B3 B4 B4 Y1 Y3 Y5 Y5 Y6 Y6 G1 G5',
            'B2 B2 B5 B6 B6 Y1 Y2 Y4 G3 G3 G6 G6',
            'R1 R1 R2 R3 R4 R5 R5 R6 R6 B1 Y3 G5',
            'R2 R3 R4 B3 B5 Y2 Y4 G1 G2 G2 G4 G4',
          ],
        },
      ],
      steps: [
        others('R4'),
        ask('free', 'G1'),
        others('B6 R4'),
        say('remain', { trick: 'R4 G1 B6 R4', numbers: { chip: 2 }, turn: 0 }),
        ask('take', 'take G1'),
        say('odd', { numbers: { chip: 2, stars: [6, 0, 0, 0] }, turn: 2 }),
      ],
    },
    {
      name: 'second',
      deals: [
        {
          leader: 1,
          hands: [
            'R2 R4 R6 B1 B4 B5 B6 Y3 Y5 Y6 G3 G5',
            'R3 R4 R5 R5 B2 B6 Y1 Y1 Y2 Y3 Y6 G2',
            'R1 R1 B3 B3 B4 Y2 Y4 G2 G3 G4 G4 G6',
            'R2 R3 R6 B1 B2 B5 Y4 Y5 G1 G1 G5 G6',
          ],
        },
      ],
      before: [
        'Y3 Y2 Y4 Y3 take Y2',
        'Y5 Y2 Y4 Y5 take Y4',
        'G5 G3 G2 G3 take G5',
        'B3 B2 B6 B2 take B3',
        'R4 R1 R2 R2 take R4',
        'R6 R3 R1 R3 take R6',
        'G6 G5 Y1 G6 take Y1',
        'B4 B5 B4',
        'R4 R5 G2 R6 take G2',
        'G1 B1 Y6 G4 take G4',
        'G4 G1 Y6 B6 take B6',
      ],
      steps: [
        say('standing', { numbers: { stars: [11, 3, 7, 14], chip: 2 }, counts: { hand: [1, 2, 1, 1] }, turn: 2 }),
        others('B3 B1'),
        ask('last', 'B5'),
        others('Y1'),
        ask('modest', 'take B5'),
        say('point', {
          numbers: { stars: [13, 5, 7, 14] },
          points: { 'second-place': [1, 0, 0, 0] },
          totals: [1, 0, 0, 0],
          over: 'round',
        }),
        say('hand', { numbers: { stars: [13, 5, 7, 14] } }),
        say('tie'),
      ],
    },
  ],
}
