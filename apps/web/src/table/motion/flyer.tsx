import { type Game, UNSEEN } from '@trick-bento/kit'
import { render } from 'preact'
import { CardBack } from '../../art/card-back.tsx'
import { CardView } from '../card.tsx'
import { CARD_RATIO } from '../layout/geometry.ts'
import type { Flight } from './flight-plan.ts'

/** A flying copy of a card, centred at the corner of the layer. If the card is already on the screen, its picture is cloned. */
export function makeFlyer(
  { card, turns }: Flight,
  game: Game,
  width: number,
  shown: Element | undefined,
): { flyer: HTMLElement; face: HTMLElement } {
  const flyer = document.createElement('div')
  flyer.className = 'flyer'
  const height = width * CARD_RATIO
  Object.assign(flyer.style, {
    width: `${width}px`,
    height: `${height}px`,
    margin: `${-height / 2}px 0 0 ${-width / 2}px`,
  })
  const face = document.createElement('div')
  face.className = 'flyer-face'
  flyer.append(face)
  const front = card === UNSEEN ? undefined : shown?.querySelector('svg')
  if (front && !turns) face.append(front.cloneNode(true))
  else {
    render(
      <>
        <CardView game={game} card={card} />
        {turns && (
          <div class="flyer-back">
            <CardBack gameId={game.id} />
          </div>
        )}
      </>,
      face,
    )
  }
  return { flyer, face }
}
