import type { Look } from '@trick-bento/games/guide'
import { type Game, UNSEEN } from '@trick-bento/kit'
import { cardName } from '@trick-bento/words'
import { Puff } from '../../art/pieces/puff.tsx'
import { gameTexts } from '../../i18n/game-texts.ts'
import { words } from '../../i18n/index.ts'
import { CardView } from '../../table/card.tsx'
import './picture-card.css'

interface Props {
  readonly game: Game
  /** Undefined: face down. */
  readonly name: string | undefined
  readonly look?: Look | 'legal' | 'illegal' | undefined
}

export function PictureCard({ game, name, look }: Props) {
  const card = name === undefined ? UNSEEN : game.deck.parse(name)!
  const label = card === UNSEEN ? words.value.rules.faceDown : cardName(game, card, gameTexts(game.kind))
  return (
    <span class={`picture-card ${look ?? ''}`} role="img" aria-label={label}>
      <CardView game={game} card={card} />
      {look === 'vanishes' && <Puff />}
    </span>
  )
}

/** At most this many backs are drawn for a pile. */
const MOST_BACKS = 4

/** Cards that overlap: face up, or so many face down. */
export function CardStrip({ game, cards }: { game: Game; cards: string | number }) {
  if (typeof cards === 'number') {
    const label = words.value.rules.countFaceDown(cards)
    return (
      <span class="card-strip backs" role="img" aria-label={label}>
        {Array.from({ length: Math.min(cards, MOST_BACKS) }, (_, i) => (
          <span key={i} class="picture-card">
            <CardView game={game} card={UNSEEN} />
          </span>
        ))}
      </span>
    )
  }
  return (
    <span class="card-strip">
      {cards.split(' ').map((name, i) => (
        <PictureCard key={i} game={game} name={name} />
      ))}
    </span>
  )
}
