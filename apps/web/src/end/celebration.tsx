import type { Game } from '@trick-bento/kit'
import { seeded } from '@trick-bento/kit'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { SuitShape } from '../art/suit.tsx'
import { useViewportSize } from '../ui/viewport-size.ts'
import './celebration.css'

interface Props {
  readonly game: Game
  /** Calm: fewer symbols that fade in. */
  readonly mood: 'joy' | 'calm'
}

const COUNT = { joy: 44, calm: 20 }

/** The symbols of the game's suits fall onto the table and stay there. */
export function Celebration({ game, mood }: Props) {
  const pieces = useMemo(() => scatter(game, COUNT[mood]), [game, mood])
  const layer = useRef<HTMLDivElement>(null)
  const { width, height } = useViewportSize()
  // After the dialog is shown: before, nothing has a position.
  useEffect(() => clearTexts(layer.current!), [pieces, width, height])
  return (
    <div ref={layer} class={`celebration ${mood}`} aria-hidden="true">
      {pieces.map(({ suit, style }, i) => (
        <span key={i} style={style}>
          <SuitShape gameId={game.id} suit={suit.letter} symbol={suit.symbol} colour={suit.colour} />
        </span>
      ))}
    </div>
  )
}

/** Hides the symbols that would lie under names and numbers. Positions are those without animation. */
function clearTexts(layer: HTMLElement): void {
  const texts = [...layer.parentElement!.querySelectorAll<HTMLElement>('.step-name, .step-total, .boxes, .step-avatar')]
  const boxes = texts.map((each) => boxIn(layer.parentElement!, each))
  for (const piece of layer.children as HTMLCollectionOf<HTMLElement>) {
    const { offsetLeft: x, offsetTop: y, offsetWidth: size } = piece
    const near = size * 0.6
    const isOver = boxes.some(
      ({ left, top, right, bottom }) => x + near > left && x - near < right && y + near > top && y - near < bottom,
    )
    piece.hidden = isOver
  }
}

function boxIn(stage: HTMLElement, element: HTMLElement) {
  let left = 0
  let top = 0
  for (
    let each: HTMLElement | null = element;
    each !== null && each !== stage;
    each = each.offsetParent as HTMLElement
  ) {
    left += each.offsetLeft
    top += each.offsetTop
  }
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight }
}

/** Places symbols on a loose grid, so that they never form a heap. */
function scatter({ deck, id }: Game, count: number) {
  const random = seeded(`${id} celebration`)
  const columns = Math.ceil(Math.sqrt(count * 1.6))
  const rows = Math.ceil(count / columns)
  const part = (): number => random.below(1000) / 1000
  return Array.from({ length: count }, (_, i) => {
    const left = ((i % columns) + 0.15 + part() * 0.7) / columns
    const top = (Math.floor(i / columns) + 0.15 + part() * 0.7) / rows
    return {
      suit: deck.suits[i % deck.suits.length],
      style: {
        left: `${(left * 100).toFixed(1)}%`,
        top: `${(top * 100).toFixed(1)}%`,
        '--size': (1.3 + part() * 1.4).toFixed(2),
        '--turn': `${Math.round(part() * 80 - 40)}deg`,
        '--wait': `${Math.round(part() * 900)}ms`,
      },
    }
  })
}
