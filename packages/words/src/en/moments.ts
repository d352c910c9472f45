import type { Who } from '../who.ts'
import { count, does, whom } from './grammar.ts'

/** Texts about the best moment of a game. */
export const moments = {
  trick: (trick: number): string => `Trick ${trick}`,
  trickOfRound: (round: number, trick: number): string => `Round ${round}, trick ${trick}`,
  round: (round: number): string => `Round ${round}`,
  /** A heading: where it was, and what it brought. */
  heading: (where: string, what: string): string => `${where}: ${what}`,
  avoided: (points: number): string => `${count(points, 'point')} avoided`,
  /** Another seat took all points of a trick. */
  escaped: (other: Who, points: number, who: Who, card: string): string =>
    `${does(other, 'take')} ${count(points, 'point')}, and ${whom(who)} ${who.you ? 'get' : 'gets'} away with ${card}`,
  /** Both seats scored, the other one more. */
  scoredLess: (other: Who, points: number, who: Who, own: number): string =>
    `${does(other, 'take')} ${count(points, 'point')}, ${whom(who)} only ${own}`,
}
