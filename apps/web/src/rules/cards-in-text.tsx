import type { Card, Game } from '@trick-bento/kit'
import { cardName } from '@trick-bento/words'
import { SuitShape } from '../art/suit.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { CardView } from '../table/card.tsx'
import './cards-in-text.css'

interface Props {
  readonly game: Game
  /** Names of cards or letters of suits, with spaces between: `R9 Y6`, `R B Y`. */
  readonly text: string
}

/** Cards in a sentence: one as a sign, several as a row of drawn cards. Suits are drawn as their shapes. */
export function CardsInText({ game, text }: Props) {
  const { deck } = game
  const names = text.split(' ')
  const cards = names.map((name) => deck.parse(name)).filter((card) => card !== undefined)
  if (cards.length < names.length) return <Suits game={game} letters={names} />
  return cards.length === 1 ? <CardSign game={game} card={cards[0]} /> : <CardRow game={game} cards={cards} />
}

function CardSign({ game, card }: { game: Game; card: Card }) {
  const { deck } = game
  const { letter, symbol, colour } = deck.suits[deck.suitOf(card)]
  const rank = deck.name(card).slice(letter.length)
  return (
    <span
      class="card-sign"
      role="img"
      aria-label={cardName(game, card, gameTexts(game.kind))}
      style={letter === '' ? undefined : `color:var(--suit-${letter}-ink, var(--card-ink))`}
    >
      {rank}
      {letter !== '' && <SuitShape gameId={game.id} suit={letter} symbol={symbol} colour={colour} />}
    </span>
  )
}

function CardRow({ game, cards }: { game: Game; cards: readonly Card[] }) {
  const names = cards.map((card) => cardName(game, card, gameTexts(game.kind)))
  return (
    <span class="card-row" role="img" aria-label={words.value.rules.inOrder(names)}>
      {cards.map((card, i) => (
        <CardView key={i} game={game} card={card} />
      ))}
    </span>
  )
}

function Suits({ game, letters }: { game: Game; letters: readonly string[] }) {
  const { suits } = gameTexts(game.kind)
  const names = letters.map((letter) => suits[letter] ?? letter)
  return (
    <span class="suits-in-text" role="img" aria-label={words.value.rules.inOrder(names)}>
      {letters.map((letter) => (
        <SuitShape key={letter} gameId={game.id} suit={letter} />
      ))}
    </span>
  )
}
