import type { Card, Game, Move, Seat } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import { CardView } from './card.tsx'
import { moveFocus, useRovingFocus } from './focus/roving-focus.ts'
import type { Phrases } from './phrases.ts'
import type { TrickSpot } from './picture.ts'
import type { FinishedTrick, TakenCard } from './stage.ts'
import './tray.css'

interface Props {
  readonly game: Game
  readonly trick: readonly TrickSpot[]
  /** The number of cards of a complete trick. */
  readonly size: number
  /** Set while the finished trick is shown. */
  readonly finished: FinishedTrick | undefined
  readonly ask: Ask | undefined
  readonly advice: Move | undefined
  readonly phrases: Phrases
  onTry(card: Card): void
}

/** The trick: cards and names in the order of play. */
export function Tray({ game, trick, size, finished, ask, advice, phrases, onTry }: Props) {
  const box = useRef<HTMLOListElement>(null)
  const asks = ask?.phase.from === 'trick'
  const roving = useRovingFocus(trick.length)
  useEffect(() => {
    if (asks) roving.takeBack(box.current!)
  }, [ask])
  const w = words.value
  const slots = Math.max(size, trick.length)
  return (
    <ol
      ref={box}
      class={`tray${asks ? ' asks' : ''}`}
      data-tray
      aria-label={w.table.trickArea}
      style={{ '--slots': slots }}
      onKeyDown={(event) => asks && moveFocus(event, box.current!, roving)}
    >
      {Array.from({ length: slots }, (_, i) => {
        const spot = trick[i]
        if (spot === undefined) return <li key={i} class="tray-slot empty" aria-hidden="true" />
        const taken = finished?.cards.find(({ index }) => index === i)
        const classes = [
          'tray-slot',
          spot.gone && 'gone',
          taken?.won && 'won',
          taken?.taker === -1 && 'lost',
          spot.covered && 'covered',
        ]
        const card = (
          <span class="tray-card" data-spot={i}>
            <CardView game={game} card={spot.card} />
          </span>
        )
        return (
          <li key={i} class={classes.filter(Boolean).join(' ')} aria-label={phrases.played(spot)}>
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
            <span class="tray-name" aria-hidden="true">
              <bdi>{phrases.plate(spot.seat)}</bdi>
            </span>
            {taken !== undefined && (
              <Taken card={taken} seat={spot.seat} points={finished!.points[spot.seat]} phrases={phrases} />
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
  readonly phrases: Phrases
}

/** Marks on a card of the finished trick: whether it has won, and which seat takes it. */
function Taken({ card: { taker, won }, seat, points, phrases: { people } }: TakenProps) {
  return (
    <span aria-hidden="true">
      <span class="tray-marks">
        {won && <Icon name="crown" />}
        {taker >= 0 && taker !== seat && <Avatar look={avatarsOf(people.names)[taker]} you={taker === people.you} />}
      </span>
      {points !== 0 && <span class="tray-points">{words.value.common.signed(points)}</span>}
    </span>
  )
}
