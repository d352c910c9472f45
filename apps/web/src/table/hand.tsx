import { useSignal } from '@preact/signals'
import { type Card, type Game, isCall, type Move } from '@trick-bento/kit'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import { CardView } from './card.tsx'
import { fan } from './fan.ts'
import { moveFocus, useRovingFocus } from './focus/roving-focus.ts'
import type { Phrases } from './phrases.ts'
import './hand.css'

interface Props {
  readonly game: Game
  readonly place: number
  readonly cards: readonly Card[]
  readonly ask: Ask | undefined
  readonly advice: Move | undefined
  readonly phrases: Phrases
  onTry(card: Card): void
}

/** The viewer's cards as a fan. Playable cards are raised. */
export function Hand({ game, place, cards, ask, advice, phrases, onTry }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSignal({ width: 0, screenHeight: 0 })
  useLayoutEffect(() => {
    const element = box.current!
    const measure = (): void => {
      size.value = { width: element.clientWidth, screenHeight: innerHeight }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  const asksForCard = ask !== undefined && asksForHand(ask)
  const roving = useRovingFocus(cards.length)
  useEffect(() => {
    if (asksForCard) roving.takeBack(box.current!)
  }, [ask])

  const { width, screenHeight } = size.value
  const { spots, cardWidth, height } = fan(cards.length, width, screenHeight)
  // Cards are drawn once the width is known; otherwise they would slide to their position.
  const shown = width > 0 ? cards : []
  const w = words.value
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hand of cards is not part of a form
    <div
      ref={box}
      class={`hand${asksForCard ? ' asks' : ''}`}
      role="group"
      aria-label={w.table.hand}
      tabIndex={-1}
      data-place={place}
      style={{ height: `${height}px`, '--card-width': `${cardWidth}px` }}
      onKeyDown={(event) => moveFocus(event, box.current!, roving)}
    >
      {shown.map((card, i) => {
        const why = asksForCard ? ask.why(card) : undefined
        const name = phrases.face(card)
        const label = !asksForCard
          ? name
          : why === undefined
            ? w.table.playable(name)
            : w.table.notPlayable(name, phrases.reason(why))
        const { x, y, turn } = spots[i]
        return (
          <button
            key={`${card}/${cards.slice(0, i).filter((each) => each === card).length}`}
            type="button"
            class={`hand-card${asksForCard && why === undefined ? ' playable' : ''}${advice === card ? ' advised' : ''}`}
            data-card={card}
            aria-label={label}
            aria-disabled={!asksForCard || why !== undefined}
            tabIndex={roving.tabIndexOf(i)}
            style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)`, zIndex: i }}
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

/** True if the decision includes cards of the hand, not only calls. */
const asksForHand = ({ phase, moves }: Ask): boolean =>
  phase.from === 'hand' && [...moves].some((move) => !isCall(move))
