import type { Grammar } from '../grammar.ts'

export const law: Grammar['law'] = {
  'no-such-seat': 'その席はありません',
  'round-over': 'ラウンドは終わっています',
  'not-your-turn': 'あなたの番ではありません',
  'no-such-move': 'その手はありません',
  'not-possible': '今はできません',
  'not-allowed': '今は許されていません',
  'not-in-hand': 'そのカードは手札にありません',
  'not-in-trick': 'そのカードはトリックにありません',
  'no-card-wanted': '今はカードを選ぶ場面ではありません',
}
