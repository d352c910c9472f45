import { type Game, UNSEEN } from '@trick-bento/kit'
import { Explained } from '../explain/explained.tsx'
import { aboutZone } from '../explain/explanation.ts'
import { words } from '../i18n/index.ts'
import { CardView } from './card.tsx'
import type { PilePlace } from './layout/pile-layout.ts'
import type { Phrases } from './phrases.ts'
import type { Pile } from './picture.ts'
import './pile.css'

interface PileProps {
  readonly game: Game
  readonly pile: Pile
  readonly at: PilePlace
  readonly phrases: Phrases
  readonly label: string
}

/** The cards of a place: each card that is seen, and a closed stack of the others with its count. */
export function PileView({ game, pile, at, phrases, label }: PileProps) {
  const { table, common } = words.value
  const count = pile.cards.length + pile.hidden
  const isStack = pile.how === 'pile' || pile.cards.length === 0
  const shown = isStack
    ? Array.from({ length: Math.min(3, pile.hidden) }, () => UNSEEN)
    : [...sorted(game, pile.cards), ...Array.from({ length: pile.hidden }, () => UNSEEN)]
  const isFaceDown = game.layout.places[pile.place].sight === 'none'
  const classes = [
    'pile',
    isStack ? 'stack' : 'fan',
    count === 0 && 'none',
    isFaceDown && pile.cards.length > 0 && 'covered',
  ]
  const spoken = [
    ...pile.cards.map((card) => phrases.card(card)),
    ...(pile.hidden > 0 ? [table.faceDownCards(pile.hidden)] : []),
  ]
  const told = table.labelled(label, spoken.length > 0 ? common.listed(spoken) : table.nothingThere)
  const attributes = {
    class: classes.filter(Boolean).join(' '),
    'data-place': pile.place,
    'data-zone': pile.zone,
    style: {
      left: `${at.x}px`,
      top: `${at.y}px`,
      '--mini': `${at.cardWidth}px`,
      '--length': `${isStack ? 0 : at.step * Math.max(0, shown.length - 1)}px`,
    },
  }
  const content = (
    <>
      {shown.map((card, i) => (
        <span
          key={`${card}/${i}`}
          class="mini-card"
          style={{ left: `${isStack ? i * 2 : i * at.step}px`, top: `${isStack ? i * -1.5 : 0}px` }}
          {...(card !== UNSEEN && { 'data-card': card })}
        >
          <CardView game={game} card={card} />
        </span>
      ))}
      {isStack && count > 0 && <b class="pile-count">{count}</b>}
    </>
  )
  if (count === 0 || pile.zone === 'hand') {
    return (
      <div role="img" aria-label={told} {...attributes}>
        {content}
      </div>
    )
  }
  return (
    <Explained phrases={phrases} entries={[aboutZone(phrases, pile.zone)]} label={told} {...attributes}>
      {content}
    </Explained>
  )
}

/** By suit, then by rank. */
const sorted = ({ deck }: Game, cards: readonly number[]): number[] =>
  [...cards].sort((a, b) => deck.suitOf(a) - deck.suitOf(b) || deck.rankOf(a) - deck.rankOf(b))
