import type { Guide } from '../guide/guide.ts'
import { en } from './guide.en.ts'
import { ja } from './guide.ja.ts'

/** Seats: the reader, Hana, Ken, Mia. */
export const guide: Guide = {
  game: 'gummi-trick',
  seats: 4,
  texts: { en, ja },
  symbols: { wins: 'crown', winsGame: 'crown' },
  panels: [
    {
      name: 'deal',
      rules: ['G4', 'G5', 'G6', 'G7'],
      rows: [
        { kind: 'suits', suits: [{ letters: 'R B Y G P', mark: ['colours', 5] }] },
        {
          kind: 'places',
          places: [
            { zone: 'hand', cards: 'R2 R7 B4 B9 Y1 Y5 G8 P3 P10', mark: ['hand', 9] },
            { zone: 'faceDown', cards: 3, mark: ['faceDown', 3] },
            { zone: 'unused', cards: 2, mark: ['unused', 2] },
          ],
        },
      ],
    },
    {
      name: 'follow',
      rules: ['G9', 'G11', 'G12'],
      rows: [
        { kind: 'trick', title: 'soFar', leader: 2, plays: [{ card: 'R9', marks: ['leads'] }, { card: 'Y6' }] },
        { kind: 'hand', title: 'yourHand', cards: 'Y2 Y5 G3 G8 P10', legal: 'Y2 Y5' },
      ],
    },
    {
      name: 'flip',
      rules: ['G13', 'G14', 'G15'],
      rows: [
        {
          kind: 'trick',
          leader: 3,
          plays: [
            { card: 'R6', look: 'wins', marks: ['leads'] },
            { card: 'B8', look: 'wins', marks: ['flipped'] },
            { card: 'R4' },
            { card: 'B3' },
          ],
        },
      ],
    },
    {
      name: 'win',
      rules: ['G16', 'G17', 'G18', 'G19'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'R9', look: 'wins', marks: [['wins', 2]] },
            { card: 'Y6', look: 'wins', marks: [['wins', 3], 'leadsNext'] },
            { card: 'R3', look: 'beaten' },
            { card: 'Y2', look: 'beaten' },
          ],
          arrows: [
            { from: 2, to: 0, mark: ['faceDownTo', 1] },
            { from: 3, to: 1, mark: ['faceDownTo', 1] },
          ],
        },
      ],
    },
    {
      name: 'score',
      rules: ['G21', 'G22', 'G23'],
      rows: [
        {
          kind: 'sum',
          parts: [
            { cards: 'R3 R9 P9 P10', points: [4, 2, 2, 1], mark: 'up' },
            { cards: 8, points: [8], mark: 'down' },
          ],
          total: ['total', 17],
        },
      ],
    },
    {
      name: 'end',
      rules: ['G20', 'G24', 'G25'],
      rows: [
        {
          kind: 'standing',
          seats: [
            { number: 17 },
            { number: 25, look: 'wins', marks: [['pile', 11], 'winsGame'] },
            { number: 25, marks: [['pile', 10]] },
            { number: 23 },
          ],
        },
      ],
    },
  ],
}
