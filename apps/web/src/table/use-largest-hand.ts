import { useRef } from 'preact/hooks'
import type { Stage } from './stage.ts'

/** The largest hand that was shown in this round: the table keeps its place, so that nothing moves as the hand shrinks. */
export function useLargestHand(stage: Stage, round: number, cards: number): number {
  const seen = useRef({ stage, round, most: 0 })
  const { current } = seen
  const isSame = current.stage.game === stage.game && current.round === round
  const most = Math.max(cards, isSame ? current.most : 0)
  seen.current = { stage, round, most }
  return most
}
