import type { StandingRow as Row } from '@trick-bento/games/guide'
import { backColourOf } from '../../art/card-back.tsx'
import { Icon } from '../../art/icons.tsx'
import { Rack } from '../../art/pieces/rack.tsx'
import { words } from '../../i18n/index.ts'
import type { Cast } from './cast.ts'
import { Marks } from './marks.tsx'
import { PlayerName } from './player.tsx'
import './columns.css'
import './standing-row.css'

/** A number of each player, before and after a change. */
export function StandingRow({ cast, row: { seats, borderline } }: { cast: Cast; row: Row }) {
  const places = Math.max(...seats.map(({ number }) => number))
  return (
    <div class="picture-columns" style={{ '--columns': seats.length }}>
      <ol class="picture-columns-list">
        {seats.map(({ number, after, look, marks = [] }, seat) => (
          <li key={seat} class="picture-column">
            <PlayerName player={cast.players[seat]} />
            <span class={`picture-number ${look ?? ''}`}>
              {number}
              {after !== undefined && (
                <>
                  <span class="picture-number-arrow" role="img" aria-label={words.value.rules.becomes}>
                    <Icon name="arrowRight" />
                  </span>
                  <strong>{after}</strong>
                </>
              )}
            </span>
            {borderline !== undefined && (
              <Rack places={places} filled={number} border={borderline} colour={backColourOf(cast.game.id)} />
            )}
            <span class="picture-column-marks">
              <Marks cast={cast} marks={marks} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
