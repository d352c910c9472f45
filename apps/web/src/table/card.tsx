import { type Card, type Game, UNSEEN } from '@trick-bento/kit'
import { useMemo } from 'preact/hooks'
import { CardFace } from '../art/card.tsx'
import { CardBack } from '../art/card-back.tsx'
import { printedOn } from './printed.ts'
import './card.css'

interface Props {
  readonly game: Game
  readonly card: Card
}

/** A card, face up if it is known. Its drawing is made once, so that a table with many cards is quick to draw again. */
export function CardView({ game, card }: Props) {
  return useMemo(() => drawingOf(game, card), [game, card])
}

function drawingOf(game: Game, card: Card) {
  if (card === UNSEEN) return <CardBack gameId={game.id} />
  const { deck } = game
  const { letter, symbol, colour } = deck.suits[deck.suitOf(card)]
  const rank = deck.rankOf(card)
  const label = deck.name(card).slice(letter.length)
  const corner = printedOn(game, card)
  return (
    <CardFace
      gameId={game.id}
      suit={letter}
      rank={rank}
      label={label}
      corner={corner === undefined ? undefined : String(corner)}
      symbol={symbol}
      colour={colour}
    />
  )
}
