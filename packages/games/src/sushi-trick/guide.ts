import type { Guide } from '../guide/guide.ts'
import { en } from './guide.en.ts'
import { ja } from './guide.ja.ts'

/** Seats: the reader, Hana, Ken, Mia. Trump is red. */
export const guide: Guide = {
  game: 'sushi-trick',
  seats: 4,
  texts: { en, ja },
  symbols: { wins: 'crown' },
  panels: [
    {
      name: 'deal',
      rules: ['S2', 'S4', 'S7', 'S9'],
      rows: [
        {
          kind: 'places',
          places: [{ zone: 'hand', cards: 'R3 R8 R9 K2 K6 K9 B1 B4 Y4 Y5 Y11', mark: ['hand', 11] }],
        },
        {
          kind: 'suits',
          title: 'trump',
          suits: [
            { letters: 'R', mark: ['round', 1] },
            { letters: 'B', mark: ['round', 2] },
            { letters: 'K', mark: ['round', 3] },
            { letters: 'Y', mark: ['round', 4] },
          ],
        },
      ],
    },
    {
      name: 'play',
      rules: ['S11', 'S12', 'S13'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'Y5', marks: ['leads'] },
            { card: 'Y9' },
            { card: 'R3', isFaceDown: true, marks: ['aTrump'] },
            { card: 'B2' },
          ],
        },
      ],
    },
    {
      name: 'win',
      rules: ['S14', 'S15', 'S16'],
      rows: [
        {
          kind: 'trick',
          title: 'oneTrump',
          plays: [
            { card: 'Y5', marks: ['leads'] },
            { card: 'Y9' },
            { card: 'R3', look: 'wins', marks: ['wins'] },
            { card: 'B2' },
          ],
        },
        {
          kind: 'trick',
          title: 'noTrump',
          plays: [
            { card: 'Y5', marks: ['leads'] },
            { card: 'Y9', look: 'wins', marks: ['wins'] },
            { card: 'K11' },
            { card: 'B2' },
          ],
        },
      ],
    },
    {
      name: 'meld',
      rules: ['S17', 'S18', 'S20', 'S22'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: 'Y5', marks: ['leads'] },
            { card: 'R6', look: 'beaten' },
            { card: 'R7', look: 'wins', marks: ['wins'] },
            { card: 'K3' },
          ],
          arrows: [{ from: 1, to: 2, mark: ['points', 2] }],
        },
      ],
    },
    {
      name: 'reversal',
      rules: ['S5', 'S19', 'S21'],
      rows: [
        {
          kind: 'suits',
          suits: [
            { letters: 'R K', mark: 'partners' },
            { letters: 'B Y', mark: 'partners' },
          ],
        },
        {
          kind: 'trick',
          plays: [
            { card: 'K8', marks: ['partner'] },
            { card: 'R7' },
            { card: 'Y2' },
            { card: 'R8', look: 'wins', marks: ['wins'] },
          ],
          arrows: [{ from: 3, to: 0, mark: ['points', 2] }],
        },
      ],
    },
    {
      name: 'borderline',
      rules: ['S25', 'S26', 'S27'],
      rows: [
        {
          kind: 'standing',
          title: 'tricksWon',
          borderline: 3,
          seats: [
            { number: 2, after: 3 },
            { number: 5, after: 2, look: 'beaten', marks: ['over'] },
            { number: 2, after: 3 },
            { number: 1, after: 2 },
          ],
        },
      ],
    },
    {
      name: 'score',
      rules: ['S24', 'S30', 'S31'],
      rows: [
        {
          kind: 'sum',
          parts: [
            { points: [4], mark: 'start' },
            { points: [2], mark: 'melds' },
            { points: [3], mark: ['tricks', 3] },
          ],
          total: ['total', 9],
        },
      ],
    },
  ],
}
