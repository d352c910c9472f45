import type { Grammar } from '../grammar.ts'
import { listed, minus, san, signed, together } from './grammar.ts'
import { hints } from './hints.ts'
import { law } from './kit-reasons.ts'
import { levels } from './levels.ts'
import { moments } from './moments.ts'
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
  moments,
  yourTurn: 'あなたの番です',
  wins: (winners) => `${together(winners)}の勝ち！`,
  winsWith: (winners, totals) => {
    const different = [...new Set(totals)]
    const each = winners.length > 1 && different.length === 1 ? 'それぞれ' : ''
    return `${together(winners)}の勝ち（${each}${listed(different.map((n) => `${minus(n)}点`))}）`
  },

  zones: { hand: '手札', trick: 'トリック', stock: '山札' },

  cardPattern: '{suit}の{rank}',
  movePattern: '{card}を出す',
  goals: { highest: '得点が多いほど良いゲームです', lowest: '得点が少ないほど良いゲームです' },
  total: '合計',
  abouts: {
    zone: (name) => `このゲームで「${name}」と呼ばれるカードです。`,
    number: (name) => `このゲームで全員に公開される数や目印です：${name}`,
    total: 'この人のこれまでの得点の合計です。',
  },
  chooseTo: (word) => `${word}：カードを選んでください`,
  choose: {
    hand: 'カードを選んでください',
    trick: 'トリックからカードを選んでください',
    calls: '選んでください',
  },
}
