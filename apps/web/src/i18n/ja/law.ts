import type { Dictionary } from '../dictionary.ts'

export const law: Dictionary['law'] = {
  'there is no such seat': 'その席はありません',
  'the round is over': 'ラウンドは終わっています',
  'it is not your turn': 'あなたの番ではありません',
  'there is no such move': 'その手はありません',
  'that is not possible now': '今はできません',
  'that is not allowed now': '今は許されていません',
  'you do not hold that card': 'そのカードは手札にありません',
  'that card is not in the trick': 'そのカードはトリックにありません',
  'no card is asked for now': '今はカードを選ぶ場面ではありません',
}
