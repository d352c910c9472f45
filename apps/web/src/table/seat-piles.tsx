import type { Game } from '@trick-bento/kit'
import { backColourOf } from '../art/card-back.tsx'
import { words } from '../i18n/index.ts'
import { type PileNeed, pileLayout } from './layout/pile-layout.ts'
import type { SeatLayout } from './layout/table-layout.ts'
import type { Phrases } from './phrases.ts'
import type { Pile, SeatPicture } from './picture.ts'
import { PileView } from './pile.tsx'
import { RackView } from './rack.tsx'

interface Props {
  readonly game: Game
  readonly seat: SeatPicture
  readonly at: SeatLayout
  readonly phrases: Phrases
  /** The hand of the seat lies here if it is seen. */
  readonly withHand: boolean
}

/** The racks and piles that lie in front of a seat. */
export function SeatPiles({ game, seat, at, phrases, withHand }: Props) {
  const { table } = words.value
  const { texts } = phrases
  const { piles: area, avatar, avatarSize } = at
  const hand: Pile[] =
    withHand && seat.hand.cards.length > 0 ? [{ zone: 'hand', place: seat.seat, how: 'fan', ...seat.hand }] : []
  const piles = [...hand, ...seat.piles.filter(({ how }) => how !== 'at seat')]
  const shown = piles.filter((pile) => countOf(pile) > 0)
  const needs = [...seat.racks.map((): PileNeed => ({ kind: 'rack' })), ...shown.map(needOf)]
  const places = pileLayout(needs, area, area.widestCard, area.align).map((place) => ({
    ...place,
    x: place.x - avatar.x + avatarSize / 2,
    y: place.y - avatar.y + avatarSize / 2,
  }))
  const empty = { x: avatarSize / 2, y: avatarSize / 2, cardWidth: 1, step: 0 }
  const placeOf = (pile: Pile) => places[seat.racks.length + shown.indexOf(pile)] ?? empty
  return (
    <>
      {seat.racks.map((rack, i) => (
        <RackView
          key={rack.name}
          rack={rack}
          at={places[i]}
          phrases={phrases}
          colour={backColourOf(game.id)}
          places={seat.piles.filter(({ how }) => how === 'at seat').map(({ place }) => place)}
        />
      ))}
      {piles.map((pile) => (
        <PileView
          key={pile.place}
          game={game}
          pile={pile}
          at={placeOf(pile)}
          phrases={phrases}
          label={pile.zone === 'hand' ? table.handOf(phrases.who(seat.seat)) : texts.zones[pile.zone]}
        />
      ))}
    </>
  )
}

const countOf = ({ cards, hidden }: Pile): number => cards.length + hidden

/** Cards that are all face down are a stack. */
export const needOf = (pile: Pile): PileNeed =>
  pile.how === 'pile' || pile.cards.length === 0 ? { kind: 'stack' } : { kind: 'fan', cards: countOf(pile) }
