import type { Game } from '@trick-bento/kit'
import { pileLayout } from './layout/pile-layout.ts'
import type { TableLayout } from './layout/table-layout.ts'
import type { Phrases } from './phrases.ts'
import type { Pile } from './picture.ts'
import { PileView } from './pile.tsx'
import { needOf } from './seat-piles.tsx'

interface Props {
  readonly game: Game
  readonly piles: readonly Pile[]
  readonly layout: TableLayout
  readonly phrases: Phrases
}

/** Piles that belong to no seat, in the middle of the trick. */
export function MiddlePiles({ game, piles, layout: { mat, trick }, phrases }: Props) {
  const width = trick.cardWidth * 1.6
  const height = trick.cardWidth
  const area = { x: mat.cx - width / 2, y: mat.cy - height / 2, width, height }
  const places = pileLayout(piles.map(needOf), area, trick.cardWidth * 0.55, 'centre')
  return (
    <>
      {piles.map((pile, i) => (
        <PileView
          key={pile.place}
          game={game}
          pile={pile}
          at={places[i]}
          phrases={phrases}
          label={phrases.texts.zones[pile.zone]}
        />
      ))}
    </>
  )
}
