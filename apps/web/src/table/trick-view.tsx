import type { Game } from '@trick-bento/kit'
import { words } from '../i18n/index.ts'
import { CardView } from './card.tsx'
import type { Phrases } from './phrases.ts'
import type { TrickSpot } from './picture.ts'
import './tray.css'

/** A finished trick, in the order of play. */
export function TrickView({ game, trick, phrases }: { game: Game; trick: readonly TrickSpot[]; phrases: Phrases }) {
  if (trick.length === 0) return <p>{words.value.table.noLastTrick}</p>
  return (
    <ol class="tray still" style={{ '--slots': trick.length }}>
      {trick.map((spot) => (
        <li key={spot.index} class="tray-slot" aria-label={phrases.played(spot)}>
          <span class="tray-card">
            <CardView game={game} card={spot.card} />
          </span>
          <span class="tray-name" aria-hidden="true">
            <bdi>{phrases.plate(spot.seat)}</bdi>
          </span>
        </li>
      ))}
    </ol>
  )
}
