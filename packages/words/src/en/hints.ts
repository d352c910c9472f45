import { small } from './grammar.ts'

export const hints = {
  thinking: 'The expert is thinking …',
  failed: 'The expert does not know either.',
  would: (move: string): string => `The expert would ${small(move)}`,
  better: (move: string, points: string, other: string): string =>
    `The expert would ${small(move)}, ${points} points a round better than ${other}`,
  same: (move: string, other: string): string => `The expert would ${small(move)}, about as good as ${other}`,
  noChoice: (move: string): string => `The expert would ${small(move)} too: there is no choice`,
}
