import type { Grammar } from '../grammar.ts'
import { tenths } from '../tenths.ts'

const ALMOST = { few: 'ほとんどなし', most: 'ほぼ毎回' }

function often(share: number): string {
  const n = tenths(share)
  return typeof n === 'number' ? `10回中${n}回` : ALMOST[n]
}

export const hints: Grammar['hints'] = {
  thinking: '達人が考えています…',
  failed: '達人にも分かりません。',
  would: (move) => `達人なら、${move}でしょう`,
  better: (move, points, other) => `達人なら、${move}でしょう（${other}より1ラウンドあたり${points}点有利）`,
  preferred: (move, other) => `達人なら、${move}でしょう（${other}より有利）`,
  same: (move, other) => `達人なら、${move}でしょう（${other}とほぼ互角）`,
  noChoice: (move) => `達人でも、${move}しかありません`,
  because: (move, clause) => [`達人なら、${move}でしょう`, clause],
  worth: (points) => `1ラウンドあたり${points}点の差になります`,
  sentence: (clause) => clause,

  share(clause, share, other) {
    const compared = other ? `（${other.label}なら${often(other.share)}）` : ''
    if (tenths(share) === 'few') return `${clause}ことはほとんどありません${compared}`
    const isRare = other !== undefined && share < other.share && share > 0
    return `${clause}のは${often(share)}${isRare ? 'だけ' : ''}です${compared}`
  },
  wins: '勝つ',
  vanishes: '消える',
  gains: (score) => `「${score}」で得点する`,
  loses: (score) => `「${score}」で失点する`,
  brings: (points, other, otherPoints) => `このトリックで平均${points}点になります（${other}なら${otherPoints}点）`,
  costs: (points, other, otherPoints) => `このトリックでの失点は平均${points}点です（${other}なら${otherPoints}点）`,
  keeps: (points, card) =>
    `${card === undefined ? '' : `${card}を残すと、`}この後のトリックで平均${points}点多く取れます`,
  saves: (points, card) => `${card === undefined ? '' : `${card}を残すと、`}この後の失点が平均${points}点減ります`,

  so: (cause, clause) => `${cause}ので、${clause}`,
  causes: {
    'is gone': (card) => `${card}はもうない`,
    'one above': (card) => `これより強くてまだ見えていないのは${card}だけな`,
    'none above': (suit) => `これより強い${suit || 'カード'}はほかの誰も持っていない`,
    highest: (suit) => (suit ? `${suit}で最も強い` : '最も強いカードな'),
    'twin gone': '同じカードはもうない',
    'twin out': '同じカードがまだ見えていない',
  },
}
