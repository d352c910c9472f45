import { games } from '@trick-bento/games'
import { type GameKind, must } from '@trick-bento/kit'
import { CardFace } from '@trick-bento/web/art/card.tsx'
import { ArtDefs } from '@trick-bento/web/art/defs.tsx'
import { SuitShape } from '@trick-bento/web/art/suit.tsx'
import { render } from 'preact'
import '@trick-bento/web/styles/tokens.css'
import './gallery.css'

/** All suits of all games, as cards of the same rank and as the shapes that stand for them. */
function Gallery() {
  return (
    <>
      <ArtDefs />
      {games.map((kind) => (
        <Suits key={kind.id} gameId={kind.id} suits={suitsOf(kind)} />
      ))}
      <p class="samples">
        {['red', 'green'].map((hue) => (
          <span key={hue} class="sample" data-game="swatches" data-as="swatch" data-suit={hue} />
        ))}
      </p>
    </>
  )
}

/** A table of many has all of them. */
const suitsOf = (kind: GameKind): string[] => must(kind.at(kind.seats.most)).deck.suits.map(({ letter }) => letter)

function Suits({ gameId, suits }: { gameId: string; suits: readonly string[] }) {
  return (
    <p class="samples">
      {suits.map((suit) => (
        <span key={suit} class="sample" data-game={gameId} data-as="card" data-suit={suit}>
          <CardFace gameId={gameId} suit={suit} rank={3} label="3" />
        </span>
      ))}
      {suits.map((suit) => (
        <span key={suit} class="sample" data-game={gameId} data-as="shape" data-suit={suit}>
          <SuitShape gameId={gameId} suit={suit} />
        </span>
      ))}
    </p>
  )
}

render(<Gallery />, document.body)
