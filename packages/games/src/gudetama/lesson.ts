import { ask, deal, type Lesson, others, say, skip, tryRefused } from '../lesson/lesson.ts'
import { en } from './lesson.en.ts'
import { ja } from './lesson.ja.ts'

const HIGHER_OR_LOWEST = 'high-or-lowest'

/** Seats: the learner, Hana, Ken, Mia. */
export const lesson: Lesson = {
  game: 'gudetama',
  seats: 4,
  texts: { en, ja },
  scenes: [
    {
      name: 'higher',
      deals: [
        {
          leader: 2,
          hands: ['3 5 6 9 9 12 14', '2 4 5 7 10 11 13', '4 6 7 7 11 12 13', '5 5 6 6 8 9 11'],
        },
      ],
      steps: [
        say('goal'),
        say('welcome', { turn: 2, counts: { hand: [7, 7, 7, 7] } }),
        others('7 9'),
        tryRefused('five', ['5', '6'], HIGHER_OR_LOWEST),
        ask('equal', '9'),
        others('2'),
        say('lastEqual', { trick: '7 9 9 2', totals: [0, 0, 0, 0], turn: 0 }),
        ask('fourteen', '14'),
        others('4 4 5'),
        ask('name', 'lead 2'),
        say('named', { totals: [0, 0, 0, 0], turn: 2 }),
      ],
    },
    {
      name: 'last',
      deals: [
        {
          leader: 1,
          hands: ['4 4 7 9 11 12 13', '2 3 5 8 9 10 11', '6 7 7 10 10 11 12', '4 5 9 10 11 14 14'],
        },
      ],
      before: ['2 10 10 11', '9 9 12 14 lead 2', '7 4 4 11', '5 7 9 13', '7 10 11 14 lead 2'],
      steps: [
        say('sixth', {
          totals: [0, 0, 0, 0],
          numbers: { tricks: 5 },
          cards: { hand: ['4 12', '3 8', '6 10', '5 11'] },
        }),
        others('10 11'),
        ask('rid', '12'),
        others('3'),
        say('rest', { trick: '10 11 12 3', totals: [0, 0, 0, 0], turn: 0 }),
        ask('low', '4'),
        others('8 6 5'),
        say('scored', {
          trick: '4 8 6 5',
          totals: [0, 8, 0, 0],
          points: { 'last-trick': [0, 8, 0, 0] },
          cards: { scored: ['', '8', '', ''] },
          numbers: { starter: 1 },
          over: 'round',
        }),
      ],
    },
    {
      name: 'one',
      deals: [
        {
          leader: 0,
          hands: ['1 4 6 6 7 7 11', '2 7 7 7 8 9 11', '4 5 5 9 10 13 13', '2 2 3 4 6 8 10'],
        },
      ],
      before: ['6 9 10 2', '4 2 7 11', '7 5 3 7', '4 7 5 8', '6 6 7 13'],
      steps: [
        say('saved', { cards: { hand: ['1 11', '2 8', '9 13', '4 10'] }, turn: 2 }),
        others('9 10'),
        ask('keep', '11'),
        others('2'),
        ask('spring', '1'),
        others('8 13 4'),
        say('everybody', {
          trick: '1 8 13 4',
          totals: [1, 8, 13, 4],
          points: { 'one-in-last-trick': [1, 8, 13, 4] },
          numbers: { starter: 2 },
          over: 'round',
        }),
      ],
    },
    {
      name: 'end',
      deals: [
        {
          leader: 2,
          hands: ['1 2 4 10 11 13 14', '5 5 5 7 9 14 14', '4 5 7 8 8 12 13', '1 8 10 11 11 12 13'],
        },
        { hands: ['2 3 5 6 10 13 14', '3 4 4 5 6 7 8', '3 6 8 9 9 9 11', '2 6 7 9 12 12 13'] },
        { hands: ['2 5 5 6 10 12 13', '', '', '3 4 4 6 9 9 13'] },
      ],
      before: [
        '13 13 13 5',
        '4 9 4 12',
        '11 11 14 5 lead 2',
        '7 11 14 14 lead 3',
        '8 10 5 8',
        '2 7 8 10',
        '1 1 5 12',
        '6 9 14 3 lead 1',
        '7 8 13 2',
        '12 13 4 3',
        '5 5 9 12',
        '6 6 8 9',
      ],
      steps: [
        say('standing', {
          totals: [1, 5, 12, 1],
          cards: { scored: ['1', '5', '12', '1'], hand: ['3 10', '4 6', '9 11', '2 7'] },
          turn: 2,
        }),
        others('9 2'),
        ask('rid', '10'),
        others('4'),
        ask('low', '3'),
        others('6 11 7'),
        say('limit', { trick: '3 6 11 7', totals: [1, 5, 23, 1], over: 'round' }),
        deal(),
        say('tied', { turn: 3, counts: { hand: [7, 0, 0, 7] }, totals: [1, 5, 23, 1] }),
        skip('6 12', '5 3', '10 13', '4 6', '5 9'),
        say('duel', { cards: { hand: ['2 13', '', '', '4 9'] }, turn: 3 }),
        others('9'),
        ask('high', '13'),
        ask('lowest', '2'),
        others('4'),
        say('won', { trick: '2 4', totals: [1, 5, 23, 5], over: 'game', winners: [0] }),
      ],
    },
  ],
}
