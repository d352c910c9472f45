import { type Game, UNSEEN } from '@trick-bento/kit'
import { words } from '../i18n/index.ts'
import { CardView } from './card.tsx'
import type { Phrases } from './phrases.ts'
import type { Pile } from './picture.ts'
import './pile.css'

interface PileProps {
  readonly game: Game
  readonly pile: Pile
  readonly phrases: Phrases
  readonly label: string
}

/** The cards of a place: each card, or a closed pile with its count. */
export function PileView({ game, pile, phrases, label }: PileProps) {
  const { table, common } = words.value
  const count = pile.cards.length + pile.hidden
  const backs = pile.how === 'pile' ? Math.min(1, pile.hidden) : pile.hidden
  const shown = [...pile.cards, ...Array.from({ length: backs }, () => UNSEEN)]
  const isFaceDown = game.layout.places[pile.place].sight === 'none'
  const classes = ['pile', pile.how, count === 0 && 'none', isFaceDown && pile.cards.length > 0 && 'covered']
  const spoken = [
    ...pile.cards.map((card) => phrases.card(card)),
    ...(pile.hidden > 0 ? [table.faceDownCards(pile.hidden)] : []),
  ]
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      data-place={pile.place}
      role="img"
      aria-label={table.labelled(label, spoken.length > 0 ? common.listed(spoken) : table.nothingThere)}
    >
      {count > 0 && <span class="pile-name">{label}</span>}
      <span class="pile-cards">
        {shown.map((card, i) => (
          <span key={`${card}/${i}`} class="mini-card" {...(card !== UNSEEN && { 'data-card': card })}>
            <CardView game={game} card={card} />
          </span>
        ))}
        {pile.how === 'pile' && count > 0 && <b class="pile-count">{count}</b>}
      </span>
    </div>
  )
}
