import { capital, small } from '../strings.ts'
import { tenths } from '../tenths.ts'

/** In which share of the deals something happens with another move. */
interface Compared {
  readonly label: string
  readonly share: number
}

const ALMOST = { few: 'almost never', most: 'almost always' }

function often(share: number, number: (n: number) => string): string {
  const n = tenths(share)
  return typeof n === 'number' ? number(n) : ALMOST[n]
}

export const hints = {
  thinking: 'The expert is thinking …',
  failed: 'The expert does not know either.',
  would: (move: string): string => `The expert would ${small(move)}`,
  better: (move: string, points: string, other: string): string =>
    `The expert would ${small(move)}, ${points} points a round better than ${other}`,
  preferred: (move: string, other: string): string => `The expert would ${small(move)} rather than ${other}`,
  same: (move: string, other: string): string => `The expert would ${small(move)}, about as good as ${other}`,
  noChoice: (move: string): string => `The expert would ${small(move)} too: there is no choice`,
  /** The move and the clause that explains it. */
  because: (move: string, clause: string): string[] => [`The expert would ${small(move)}: ${clause}`],
  worth: (points: string): string => `That is worth ${points} points a round`,
  /** A clause as a sentence of its own. */
  sentence: capital,

  /** What happens how often, as a clause, and how often with another move. */
  share(clause: string, share: number, other?: Compared): string {
    const only = other !== undefined && share < other.share && share > 0 ? 'only ' : ''
    const compared = other ? ` (${other.label}: ${often(other.share, (n) => `${n} of 10`)})` : ''
    return `${clause} ${often(share, (n) => `in ${only}${n} of 10 deals`)}${compared}`
  },
  wins: 'it wins',
  vanishes: 'it vanishes',
  gains: (score: string): string => `you score for “${small(score)}”`,
  loses: (score: string): string => `you lose points for “${small(score)}”`,
  brings: (points: string, other: string, otherPoints: string): string =>
    `it brings ${points} points in this trick on average (${other}: ${otherPoints})`,
  costs: (points: string, other: string, otherPoints: string): string =>
    `it costs ${points} points in this trick on average (${other}: ${otherPoints})`,
  keeps: (points: string, card: string | undefined): string =>
    card === undefined
      ? `later tricks then bring ${points} points more`
      : `keeping ${card} brings ${points} points more in later tricks`,
  saves: (points: string, card: string | undefined): string =>
    card === undefined
      ? `later tricks then cost ${points} points less`
      : `keeping ${card} saves ${points} points in later tricks`,

  /** A clause with its cause. */
  so: (cause: string, clause: string): string => `${cause}, so ${clause}`,
  causes: {
    'is gone': (card: string): string => `${card} is gone`,
    'one above': (card: string): string => `only ${card} is still unseen above it`,
    'none above': (suit: string): string => `nobody else has a higher ${suit || 'card'}`,
    highest: (suit: string): string => `it is the highest ${suit || 'card'}`,
    'twin gone': 'its twin is gone',
    'twin out': 'its twin is still unseen',
  },
}
