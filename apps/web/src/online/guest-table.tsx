import type { TableGlance } from '@trick-bento/protocol'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { CardBack } from '../art/card-back.tsx'
import { Icon } from '../art/icons.tsx'
import { TableSurface, tableStyle } from '../art/surface/table-surface.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { settings } from '../settings/settings.ts'
import type { RemoteTable } from './remote-table.ts'
import './guest-table.css'

interface Props {
  readonly table: RemoteTable
  readonly glance: TableGlance
  /** The seat that is offered to the guest; -1 if there is none. */
  readonly offered: number
  onSit(seat: number): void
}

/** The size for which the surface is drawn; it is scaled to its place. */
const SURFACE = { width: 460, height: 440, mat: { cx: 230, cy: 250, rx: 128, ry: 96 } }

/** The table as a guest sees it before the game: who is there, and the seat that is offered to them. */
export function GuestTable({ table, glance, offered, onSit }: Props) {
  const w = words.value.online
  const game = table.game!
  const { shortTitle } = gameTexts(game.kind)
  const { sitters, hostSeat } = glance
  return (
    <div class="guest-table" style={tableStyle(game)}>
      <TableSurface game={game} {...SURFACE} />
      <h2>{hostSeat < 0 ? w.invited(shortTitle) : w.invitedBy(shownName(sitters[hostSeat]), shortTitle)}</h2>
      <div class={`guest-ring${sitters.length > 5 ? ' many' : ''}`}>
        <span class="guest-cards" aria-hidden="true">
          {[0, 1, 2].map((i) => (
            <CardBack key={i} gameId={game.id} />
          ))}
        </span>
        <ol>
          {sitters.map((_, seat) => (
            <li key={seat} class="chair guest-chair" style={placeOf(seat, offered, sitters.length)}>
              <Chair glance={glance} seat={seat} isOffered={seat === offered} onSit={onSit} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The offered seat is at the bottom, the others follow clockwise. */
function placeOf(seat: number, offered: number, seats: number): Record<string, string> {
  const angle = Math.PI * (0.5 + (2 * (seat - Math.max(0, offered))) / seats)
  return { left: `${50 + 38 * Math.cos(angle)}%`, top: `${51 + 35 * Math.sin(angle)}%` }
}

function Chair({
  glance,
  seat,
  isOffered,
  onSit,
}: Omit<Props, 'table' | 'offered'> & { seat: number; isOffered: boolean }) {
  const w = words.value.online
  const { kind, yours } = glance.sitters[seat]
  const isTakeable = kind === 'free' || kind === 'bot' || yours === true
  const content = <ChairContent glance={glance} seat={seat} isOffered={isOffered} />
  if (!isTakeable) return <span class="guest-seat">{content}</span>
  return (
    <button type="button" class={`guest-seat${isOffered ? ' offered' : ''}`} onClick={() => onSit(seat)}>
      {content}
      <span class="visually-hidden"> {w.sitAt(seat + 1)}</span>
    </button>
  )
}

function ChairContent({ glance, seat, isOffered }: { glance: TableGlance; seat: number; isOffered: boolean }) {
  const w = words.value.online
  const { sitters, hostSeat } = glance
  const { kind, name } = sitters[seat]
  const own = settings.value.name.trim()
  const names = sitters.map((sitter, at) => (at === seat && isOffered ? own : shownName(sitter)))
  const isEmpty = isOffered ? own === '' : kind === 'free' || kind === 'kept'
  const about = seat === hostSeat ? w.host : kind === 'bot' ? w.bot : w.isHere
  return (
    <>
      <span class="guest-face">{isEmpty ? <Icon name="plus" /> : <Avatar look={avatarsOf(names)[seat]} />}</span>
      <span class="guest-plaque">
        <b>
          <bdi>
            {isOffered ? w.yourSeat : kind === 'free' ? w.free : kind === 'kept' ? w.keptFor(name) : names[seat]}
          </bdi>
        </b>
        {!isOffered && kind !== 'free' && kind !== 'kept' && <span>{about}</span>}
      </span>
    </>
  )
}
