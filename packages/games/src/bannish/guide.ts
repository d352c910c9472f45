import type { Guide } from '../guide/guide.ts'
import { en } from './guide.en.ts'
import { ja } from './guide.ja.ts'

/** Seats: the reader, Hana, Ken, Mia. */
export const guide: Guide = {
  game: 'bannish',
  seats: 4,
  texts: { en, ja },
  symbols: { wins: 'crown', chip: 'chip', stars: 'star', victoryPoint: 'seal' },
  panels: [
    {
      name: 'deal',
      rules: ['B4', 'B5', 'B6', 'B7'],
      rows: [
        { kind: 'suits', suits: [{ letters: 'R B Y G', mark: ['colours', 4] }] },
        {
          kind: 'places',
          places: [{ zone: 'hand', cards: 'R2 R4 R4 R6 B1 B5 Y3 Y3 Y6 G1 G2 G5', mark: ['hand', 12] }],
        },
      ],
    },
    {
      name: 'trick',
      rules: ['B8', 'B9', 'B10', 'B15'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'R3', marks: ['leads'] },
            { card: 'R5', look: 'wins', marks: ['wins', 'chip'] },
            { card: 'B6', marks: ['noRed'] },
            { card: 'R4' },
          ],
        },
      ],
    },
    {
      name: 'prize',
      rules: ['B19', 'B20', 'B21'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'R3', look: 'wins', marks: [['stars', 4]] },
            { card: 'R5', look: 'removed', marks: [['stars', 2]] },
            { card: 'B6', look: 'removed', marks: [['stars', 1]] },
            { card: 'R4', look: 'removed', marks: [['stars', 3]] },
          ],
          arrows: [{ from: 0, to: 1, mark: 'takes' }],
        },
      ],
    },
    {
      name: 'bannish',
      rules: ['B11', 'B12', 'B13', 'B16'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'R4', look: 'vanishes', marks: ['vanishes'] },
            { card: 'R4', look: 'vanishes', marks: ['vanishes', 'chip'] },
            { marks: ['keeps'] },
            { marks: ['keeps'] },
          ],
        },
      ],
    },
    {
      name: 'rest',
      rules: ['B14', 'B17', 'B18'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'R4', look: 'vanishes', marks: ['vanishes'] },
            { card: 'G1', look: 'wins', marks: ['wins'] },
            { card: 'B6' },
            { card: 'R4', look: 'vanishes', marks: ['vanishes', 'chip'] },
          ],
        },
      ],
    },
    {
      name: 'count',
      rules: ['B23', 'B24'],
      rows: [
        {
          kind: 'sum',
          parts: [
            { cards: 'B1 Y2', points: [6, 5], mark: 'prizes' },
            { cards: 'R5', points: [2], mark: 'left' },
          ],
          total: ['stars', 13],
        },
      ],
    },
    {
      name: 'second',
      rules: ['B26', 'B27', 'B31'],
      rows: [
        {
          kind: 'standing',
          seats: [
            { number: 13, look: 'wins', marks: ['second', 'victoryPoint'] },
            { number: 5 },
            { number: 7 },
            { number: 14, marks: ['first'] },
          ],
        },
      ],
    },
  ],
}
