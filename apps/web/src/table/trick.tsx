import type { Card, Game, Move, Seat } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Icon } from '../art/icons.tsx'
import { CrackedEgg } from '../art/pieces/cracked-egg.tsx'
import type { Mat } from '../art/surface/geometry.ts'
import { words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import { CardView } from './card.tsx'
import { moveFocus, useRovingFocus } from './focus/roving-focus.ts'
import type { TrickLayout, TrickPlace } from './layout/trick-layout.ts'
import type { Phrases } from './phrases.ts'
import type { TrickSpot } from './picture.ts'
import type { FinishedTrick, TakenCard } from './stage.ts'
import './trick.css'

interface Props {
  readonly game: Game
  readonly trick: readonly TrickSpot[]
  readonly layout: TrickLayout
  readonly mat: Mat
  /** The seat at the lower edge of the table. */
  readonly nearest: Seat
  /** The viewer is expected to play to this trick. */
  readonly isOwnOpen: boolean
  /** The winner of this trick takes penalty points. */
  readonly isPenalty: boolean
  /** Set while the finished trick is shown. */
  readonly finished: FinishedTrick | undefined
  readonly ask: Ask | undefined
  readonly advice: Move | undefined
  readonly phrases: Phrases
  onTry(card: Card): void
}

/** Distance of a seat's second card in a trick from its first, in card widths. */
const NEXT_CARD = 0.45
/** Added to the z-index of a card; more than any coordinate. */
const ABOVE_OTHERS = 10_000

/** The trick: each card on the side of the seat that played it. */
export function Trick(props: Props) {
  const {
    game,
    trick,
    layout,
    mat,
    nearest,
    isOwnOpen,
    isPenalty: isPenaltyTrick,
    finished,
    ask,
    advice,
    phrases,
    onTry,
  } = props
  const box = useRef<HTMLOListElement>(null)
  const asks = ask?.phase.from === 'trick'
  const roving = useRovingFocus(trick.length)
  useEffect(() => {
    if (asks) roving.takeBack(box.current!)
  }, [ask])
  const w = words.value
  const left = mat.cx - mat.rx
  const top = mat.cy - mat.ry
  const styleAt = ({ x, y, turn }: TrickPlace, beside = 0, isTaken = false) => ({
    left: `${x - left + beside * layout.cardWidth * NEXT_CARD}px`,
    top: `${y - top}px`,
    rotate: `${turn}deg`,
    zIndex: Math.round(y) + (isTaken ? ABOVE_OTHERS : 0),
  })
  const placeOf = (seat: Seat): TrickPlace => layout.places[(seat - nearest + game.seats) % game.seats]
  return (
    <ol
      ref={box}
      class={`tray${asks ? ' asks' : ''}`}
      data-tray
      aria-label={w.table.trickArea}
      style={{
        left: `${left}px`,
        top: `${top}px`,
        width: `${mat.rx * 2}px`,
        height: `${mat.ry * 2}px`,
        '--card-width': `${layout.cardWidth}px`,
      }}
      onKeyDown={(event) => asks && moveFocus(event, box.current!, roving)}
    >
      {isOwnOpen && (
        <li key="own" class="tray-slot empty" aria-hidden="true" style={{ ...styleAt(placeOf(nearest)), zIndex: 0 }}>
          {phrases.plate(nearest)}
        </li>
      )}
      {trick.map((spot, i) => {
        const taken = finished?.cards.find(({ index }) => index === i)
        const points = finished?.points[spot.seat] ?? 0
        const isPenalty = game.kind.best === 'lowest' ? finished?.scorers.has(spot.seat) === true : points < 0
        const classes = [
          'tray-slot',
          spot.gone && 'gone',
          taken?.won && 'won',
          taken?.taker === -1 && 'lost',
          spot.covered && 'covered',
          finished === undefined && !asks && spot.winning && trick.length > 1 && 'winning',
        ]
        const earlier = trick.slice(0, i).filter(({ seat }) => seat === spot.seat).length
        const card = (
          <span class="tray-card" data-spot={i}>
            <CardView game={game} card={spot.card} />
          </span>
        )
        return (
          <li
            key={i}
            class={classes.filter(Boolean).join(' ')}
            aria-label={phrases.played(spot)}
            style={styleAt(placeOf(spot.seat), earlier, taken !== undefined && taken.taker >= 0)}
          >
            {asks && !spot.gone ? (
              <button
                type="button"
                class={`tray-choice${advice === spot.card ? ' advised' : ''}`}
                aria-label={w.table.takable(phrases.face(spot.card))}
                tabIndex={roving.tabIndexOf(i)}
                onFocus={() => roving.note(i)}
                onClick={() => onTry(spot.card)}
              >
                {card}
              </button>
            ) : (
              card
            )}
            {classes.includes('winning') && (
              <span class={`tray-marks${isPenaltyTrick ? ' penalty' : ''}`} aria-hidden="true">
                {isPenaltyTrick ? <CrackedEgg /> : <Icon name="crown" />}
              </span>
            )}
            {taken !== undefined && (
              <Taken card={taken} seat={spot.seat} points={points} isPenalty={isPenalty} phrases={phrases} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface TakenProps {
  readonly card: TakenCard
  /** The seat that played the card, and its points in the trick. */
  readonly seat: Seat
  readonly points: number
  readonly isPenalty: boolean
  readonly phrases: Phrases
}

/** Marks on a card of the finished trick: whether it has won, which seat takes it, and the points. */
function Taken({ card: { taker, won }, seat, points, isPenalty, phrases: { people } }: TakenProps) {
  return (
    <span aria-hidden="true">
      <span class={`tray-marks${isPenalty ? ' penalty' : ''}`}>
        {won && (isPenalty ? <CrackedEgg /> : <Icon name="crown" />)}
        {taker >= 0 && taker !== seat && <Avatar look={avatarsOf(people.names)[taker]} you={taker === people.you} />}
      </span>
      {points !== 0 && (
        <span class={`tray-points${isPenalty ? ' penalty' : ''}`}>{words.value.common.signed(points)}</span>
      )}
    </span>
  )
}
