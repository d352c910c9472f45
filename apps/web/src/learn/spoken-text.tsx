import { piecesOf } from '@trick-bento/games/lesson'
import type { Game } from '@trick-bento/kit'
import { fill } from '@trick-bento/words'
import { SuitShape } from '../art/suit.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import './spoken-text.css'

/** A text of a lesson, with its cards named as at the table. */
export function SpokenText({ game, text }: { game: Game; text: string }) {
  return (
    <>
      {piecesOf(text).map((piece, i) =>
        'card' in piece ? <SpokenCard key={i} game={game} name={piece.card} /> : <span key={i}>{piece.words}</span>,
      )}
    </>
  )
}

function SpokenCard({ game, name }: { game: Game; name: string }) {
  const texts = gameTexts(game.kind)
  const { letter } = game.deck.suits[game.deck.suitOf(game.deck.parse(name)!)]
  return (
    <strong class="spoken-card">
      {letter !== '' && <SuitShape gameId={game.id} suit={letter} />}
      {fill(texts.card, { suit: texts.suits[letter] ?? letter, rank: name.slice(letter.length) })}
    </strong>
  )
}
