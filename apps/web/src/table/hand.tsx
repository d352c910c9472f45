import { type Card, type Game, isCall, type Move } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import { CardView } from './card.tsx'
import { moveFocus, useRovingFocus } from './focus/roving-focus.ts'
import { type HandPlace, handLayout } from './layout/hand-layout.ts'
import type { TableLayout } from './layout/table-layout.ts'
import type { Phrases } from './phrases.ts'
import './hand.css'

interface Props {
  readonly game: Game
  readonly place: number
  readonly cards: readonly Card[]
  readonly at: TableLayout['hand']
  readonly ask: Ask | undefined
  readonly advice: Move | undefined
  readonly phrases: Phrases
  onTry(card: Card): void
}

/** The viewer's cards as an arc. Cards that cannot be played sink. */
export function Hand({ game, place, cards, at, ask, advice, phrases, onTry }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const asksForCard = ask !== undefined && asksForHand(ask)
  const roving = useRovingFocus(cards.length)
  useEffect(() => {
    if (asksForCard) roving.takeBack(box.current!)
  }, [ask])
  const { places, cardWidth } = handLayout(cards.length, inOwnBox(at), { widest: at.widestCard, mostRows: at.rows })
  const isLimited = asksForCard && cards.some((card) => ask.why(card) !== undefined)
  const w = words.value
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hand of cards is not part of a form
    <div
      ref={box}
      class={`hand${asksForCard ? ' asks' : ''}${isLimited ? ' limited' : ''}`}
      role="group"
      aria-label={w.table.hand}
      tabIndex={-1}
      data-place={place}
      style={{ ...boxStyle(at), '--card-width': `${cardWidth}px` }}
      onKeyDown={(event) => moveFocus(event, box.current!, roving)}
    >
      {cards.map((card, i) => {
        const why = asksForCard ? ask.why(card) : undefined
        const name = phrases.face(card)
        const label = !asksForCard
          ? name
          : why === undefined
            ? w.table.playable(name)
            : w.table.notPlayable(name, phrases.reason(why))
        return (
          <button
            key={`${card}/${cards.slice(0, i).filter((each) => each === card).length}`}
            type="button"
            class={`hand-card${asksForCard && why === undefined ? ' playable' : ''}${advice === card ? ' advised' : ''}`}
            data-card={card}
            aria-label={label}
            aria-disabled={!asksForCard || why !== undefined}
            tabIndex={roving.tabIndexOf(i)}
            style={cardStyle(places[i], i)}
            onFocus={() => roving.note(i)}
            onClick={() => onTry(card)}
          >
            <span class="hand-card-face">
              <CardView game={game} card={card} />
            </span>
          </button>
        )
      })}
      {cards.length === 0 && <p class="hand-empty">{w.table.emptyHand}</p>}
    </div>
  )
}

type WatchedProps = Pick<Props, 'game' | 'place' | 'cards' | 'at'> & { readonly label: string }

/** The hand of the nearest seat, for viewers without a seat. */
export function WatchedHand({ game, place, cards, at, label }: WatchedProps) {
  const { places, cardWidth } = handLayout(cards.length, inOwnBox(at), { widest: at.widestCard, mostRows: at.rows })
  return (
    <div
      class="hand"
      role="img"
      aria-label={label}
      data-place={place}
      style={{ ...boxStyle(at), '--card-width': `${cardWidth}px` }}
    >
      {cards.map((card, i) => (
        <span key={i} class="hand-card" style={cardStyle(places[i], i)} {...(card >= 0 && { 'data-card': card })}>
          <span class="hand-card-face">
            <CardView game={game} card={card} />
          </span>
        </span>
      ))}
    </div>
  )
}

const inOwnBox = ({ width, height }: TableLayout['hand']) => ({ x: 0, y: 0, width, height })
const boxStyle = ({ x, y, width, height }: TableLayout['hand']) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
})
const cardStyle = ({ x, y, turn }: HandPlace, i: number) => ({
  transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`,
  zIndex: i,
})

/** True if the decision includes cards of the hand, not only calls. */
const asksForHand = ({ phase, moves }: Ask): boolean =>
  phase.from === 'hand' && [...moves].some((move) => !isCall(move))
