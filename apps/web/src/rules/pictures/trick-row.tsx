import type { Play, TrickRow as Row } from '@trick-bento/games/guide'
import { words } from '../../i18n/index.ts'
import { Arrows } from './arrows.tsx'
import type { Cast, Player } from './cast.ts'
import { Marks } from './marks.tsx'
import { PictureCard } from './picture-card.tsx'
import { PlayerName } from './player.tsx'
import './columns.css'

/** The cards of a trick, each below its player. */
export function TrickRow({ cast, row: { leader = 0, plays, arrows = [] } }: { cast: Cast; row: Row }) {
  const { players } = cast
  const columns = plays.map((play, i) => ({ play, player: players[(leader + i) % players.length] }))
  return (
    <div class="picture-columns" style={{ '--columns': plays.length }}>
      <ol class="picture-columns-list">
        {columns.map(({ play, player }) => (
          <PlayColumn key={player.seat} cast={cast} play={play} player={player} />
        ))}
      </ol>
      <Arrows cast={cast} arrows={arrows} names={columns.map(({ player }) => player.name)} />
    </div>
  )
}

function PlayColumn({ cast, play, player }: { cast: Cast; play: Play; player: Player }) {
  const { card, isFaceDown, look, marks = [] } = play
  return (
    <li class="picture-column">
      <PlayerName player={player} />
      {card === undefined ? (
        <span class="picture-no-card" role="img" aria-label={words.value.rules.noCard} />
      ) : (
        <PictureCard game={cast.game} name={isFaceDown ? undefined : card} look={look} />
      )}
      <span class="picture-column-marks">
        <Marks cast={cast} marks={marks} />
      </span>
    </li>
  )
}
