import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick } from '@trick-bento/games'
import { type GameKind, must, type Seat } from '@trick-bento/kit'
import { en } from '../i18n/en/index.ts'
import { words } from '../i18n/index.ts'
import { ja } from '../i18n/ja/index.ts'
import { Phrases } from '../table/phrases.ts'
import { resultWords } from './result-words.ts'
import { standingsOf } from './standings.ts'

const NAMES = ['You', 'Ines', 'Kenji', 'Greta']

function told(w: typeof en, kind: GameKind, totals: number[], winners: Seat[], you = 0): string[] {
  words.value = w
  const real = must(kind.at(totals.length))
  const game = { ...real, over: () => true, winners: () => winners } as typeof real
  const table = game.table()
  for (const [seat, total] of totals.entries()) table.totals[seat] = total
  const names = you < 0 ? ['Aoi', ...NAMES.slice(1)] : NAMES
  const { headline, detail } = resultWords(standingsOf(game, table), new Phrases(game, names, you))
  return [headline, detail]
}

test('the result says who wins and where the reader stands', () => {
  const cases: [GameKind, number[], Seat[], string, string][] = [
    [gummiTrick, [25, 28, 23, 18], [1], 'Ines wins, you come second', '2nd, 3 points behind Ines'],
    [gummiTrick, [28, 25, 23, 18], [0], 'You win!', '3 points ahead of Ines'],
    [gummiTrick, [20, 28, 20, 18], [1], 'Ines wins, you come second', '2nd together with Kenji, 8 points behind Ines'],
    [
      gummiTrick,
      [7, 7, 1],
      [1],
      'Ines wins, you come second',
      '2nd, as many points as Ines; the rule for ties decides',
    ],
    [gudetama, [14, 22, 13, 3], [3], 'Greta wins, you come third', '3rd, 11 points behind Greta'],
    [bannish, [2, 1, 2, 0], [0, 2], 'You and Kenji win!', '2 points each'],
    [bannish, [1, 2, 2, 0], [1, 2], 'Ines and Kenji win, you come third', '3rd, 1 point behind Ines and Kenji'],
    [gudetama, [5, 21, 18], [2], 'Kenji wins, you come second', '2nd'],
  ]
  for (const [kind, totals, winners, headline, detail] of cases) {
    assert.deepEqual(told(en, kind, totals, winners), [headline, detail])
  }
})

test('a spectator reads how clearly the game was won', () => {
  assert.deepEqual(told(en, gummiTrick, [25, 28, 23, 18], [1], -1), ['Ines wins!', '3 points ahead of Aoi'])
})

test('the result is a Japanese sentence', () => {
  assert.deepEqual(told(ja, gummiTrick, [25, 28, 23, 18], [1]), ['Inesさんの勝ち、あなたは2位', '2位、Inesさんと3点差'])
  assert.deepEqual(told(ja, bannish, [2, 1, 2, 0], [0, 2]), ['あなたとKenjiさんの勝ち！', 'それぞれ2点'])
})
