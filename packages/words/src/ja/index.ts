import type { Grammar } from '../grammar.ts'
import { listed, minus, san, signed } from './grammar.ts'
import { hints } from './hints.ts'
import { law } from './law.ts'
import { levels } from './levels.ts'
import { sentences } from './sentences.ts'

export * from './grammar.ts'

export const ja: Grammar = {
  name: san,
  whom: san,
  listed,
  number: minus,
  signed,
  points: (n) => `${minus(n)}点`,
  unknownCards: (n) => `カード${n}枚`,
  quoted: (text) => `「${text}」`,
  utterance: (sentences) =>
    sentences.map((sentence) => (/[。！？…]$/.test(sentence) ? sentence : `${sentence}。`)).join(''),

  sentences,
  hints,
  law,
  levels,
  yourTurn: 'あなたの番です',

  cardPattern: '{suit}の{rank}',
  movePattern: '{card}を出す',
  goals: { highest: '得点が多いほど良いゲームです', lowest: '得点が少ないほど良いゲームです' },
  total: '合計',
  choose: {
    hand: 'カードを選んでください',
    trick: 'トリックからカードを選んでください',
    calls: '選んでください',
  },
}
