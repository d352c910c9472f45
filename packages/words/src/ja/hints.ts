import type { Grammar } from '../grammar.ts'

export const hints: Grammar['hints'] = {
  thinking: '達人が考えています…',
  failed: '達人にも分かりません。',
  would: (move) => `達人なら、${move}でしょう`,
  better: (move, points, other) => `達人なら、${move}でしょう（${other}より1ラウンドあたり${points}点有利）`,
  same: (move, other) => `達人なら、${move}でしょう（${other}とほぼ互角）`,
  noChoice: (move) => `達人でも、${move}しかありません`,
}
