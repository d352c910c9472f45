import type { Game, Place } from '@trick-bento/kit'
import { CardBack } from '../art/card-back.tsx'
import { words } from '../i18n/index.ts'

/** More backs than this would be too small to count. */
const MOST_DRAWN = 9
const WIDEST = 96
const STEP = 17

interface Props {
  readonly game: Game
  readonly place: Place
  readonly count: number
  /** The direction of the fan in degrees; 0 is up. */
  readonly turn: number
  readonly cardWidth: number
}

/** A hidden hand as a fan of card backs behind the avatar, with the number of cards. */
export function HandBacks({ game, place, count, turn, cardWidth }: Props) {
  const drawn = Math.min(count, MOST_DRAWN)
  const spread = Math.min(WIDEST, STEP * (drawn - 1))
  return (
    <span
      class="hand-backs"
      data-place={place}
      role="img"
      aria-label={words.value.table.cardsInHand(count)}
      style={{ '--mini': `${cardWidth}px` }}
    >
      {Array.from({ length: drawn }, (_, i) => (
        <span
          key={i}
          class="mini-card"
          style={{ rotate: `${turn + (drawn > 1 ? spread * (i / (drawn - 1) - 0.5) : 0)}deg` }}
        >
          <CardBack gameId={game.id} />
        </span>
      ))}
      <b class="hand-count">{count}</b>
    </span>
  )
}
