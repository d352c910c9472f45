import type { Grammar } from '../grammar.ts'
import { minus, san } from './grammar.ts'

export const moments: Grammar['moments'] = {
  trick: (trick) => `第${trick}トリック`,
  trickOfRound: (round, trick) => `第${round}ラウンド・第${trick}トリック`,
  round: (round) => `第${round}ラウンド`,
  heading: (where, what) => `${where}：${what}`,
  avoided: (points) => `${minus(points)}点を回避`,
  escaped: (other, points, who, card) => `${san(other)}が${minus(points)}点、${san(who)}は${card}で逃げ切り`,
  scoredLess: (other, points, who, own) => `${san(other)}が${minus(points)}点、${san(who)}は${minus(own)}点だけ`,
}
