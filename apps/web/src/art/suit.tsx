import { emblemOf, hasDrawing, isPlainSuit, outlineOf } from './emblem.ts'
import { paintOf } from './paint.ts'

export interface SuitShapeProps {
  gameId: string
  suit: string
  /** Symbol and colour that the deck declares for the suit; used if there is no drawing. */
  symbol?: string
  colour?: string
}

/** The small emblem of a suit. */
export function SuitShape({ gameId, suit, symbol, colour }: SuitShapeProps) {
  const isDrawn = hasDrawing(gameId, suit) || isPlainSuit(suit)
  return (
    <svg class="suit-shape" viewBox="-1 -1 26 26" width="1em" height="1em" aria-hidden="true">
      {isDrawn || !symbol ? (
        <>
          <path
            d={outlineOf(gameId, suit)}
            fill="var(--card-paper)"
            stroke="var(--card-paper)"
            stroke-width="4"
            stroke-linejoin="round"
          />
          <use href={emblemOf(gameId, suit)} width="24" height="24" />
        </>
      ) : (
        <text x="12" y="20" font-size="22" text-anchor="middle" fill={`var(--suit-${paintOf(colour)}, currentColor)`}>
          {`${symbol}\uFE0E`}
        </text>
      )}
    </svg>
  )
}
