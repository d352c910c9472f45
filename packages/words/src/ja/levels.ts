import type { Grammar } from '../grammar.ts'

export const levels: Grammar['levels'] = {
  newcomer: { name: 'はじめて', about: 'ルールは知っています。よさそうな手を選び、何も覚えていません。' },
  casual: { name: '気楽', about: '遊んだことがあり、直前のトリックを覚えています。' },
  steady: { name: '堅実', about: '経験をもとに打ち、出たカードをすべて覚えています。' },
  strong: { name: '強豪', about: '一手ごとに、ほかの人の手札を想像します。' },
  expert: { name: '達人', about: 'たくさんの配り方を読み、隙を見せません。' },
}
