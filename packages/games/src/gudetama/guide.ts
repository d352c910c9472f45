import type { Guide } from '../guide/guide.ts'
import { en } from './guide.en.ts'
import { ja } from './guide.ja.ts'

/** Seats: the reader, Hana, Ken, Mia. */
export const guide: Guide = {
  game: 'gudetama',
  seats: 4,
  texts: { en, ja },
  symbols: { wins: 'crown', scores: 'egg', winsGame: 'crown' },
  panels: [
    {
      name: 'deal',
      rules: ['E3', 'E5', 'E6'],
      rows: [
        {
          kind: 'places',
          places: [
            { zone: 'hand', cards: '2 4 7 8 11 12 14', mark: ['hand', 7] },
            { zone: 'unused', cards: 35, mark: ['unused', 35] },
          ],
        },
      ],
    },
    {
      name: 'play',
      rules: ['E10', 'E11', 'E12'],
      rows: [
        {
          kind: 'trick',
          title: 'soFar',
          leader: 2,
          plays: [
            { card: '6', marks: ['leads'] },
            { card: '9', marks: ['highest'] },
          ],
        },
        { kind: 'hand', title: 'yourHand', cards: '3 5 9 12 14', legal: '3 9 12 14' },
      ],
    },
    {
      name: 'win',
      rules: ['E14', 'E15'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: '9', marks: ['leads'] },
            { card: '12' },
            { card: '5' },
            { card: '12', look: 'wins', marks: ['wins', 'leadsNext'] },
          ],
        },
      ],
    },
    {
      name: 'fourteen',
      rules: ['E16', 'E17'],
      rows: [
        {
          kind: 'trick',
          plays: [
            { card: '8', marks: ['leads'] },
            { card: '14', look: 'wins', marks: ['wins'] },
            { card: '6' },
            { card: '3' },
          ],
          arrows: [{ from: 1, to: 2, mark: 'names' }],
        },
      ],
    },
    {
      name: 'last',
      rules: ['E18', 'E19', 'E22'],
      rows: [
        {
          kind: 'trick',
          title: 'lastTrick',
          plays: [{ card: '8' }, { card: '13' }, { card: '13', look: 'wins', marks: [['scores', 13]] }, { card: '4' }],
        },
      ],
    },
    {
      name: 'one',
      rules: ['E20', 'E21'],
      rows: [
        {
          kind: 'trick',
          title: 'lastTrick',
          plays: [
            { card: '8', marks: [['scores', 8]] },
            { card: '1', look: 'wins', marks: [['scores', 1]] },
            { card: '13', marks: [['scores', 13]] },
            { card: '4', marks: [['scores', 4]] },
          ],
        },
      ],
    },
    {
      name: 'end',
      rules: ['E1', 'E27', 'E28'],
      rows: [
        {
          kind: 'standing',
          seats: [
            { number: 12 },
            { number: 21, look: 'beaten', marks: ['endsGame'] },
            { number: 8, look: 'wins', marks: ['winsGame'] },
            { number: 15 },
          ],
        },
      ],
    },
  ],
}
