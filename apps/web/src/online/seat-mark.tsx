import type { TableGlance } from '@trick-bento/protocol'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { Countdown } from './countdown.tsx'
import type { RemoteTable } from './remote-table.ts'
import './seat-mark.css'

/** Marks a bot, a person who is away, or the time that is left. */
export function SeatMark({ table, glance, seat }: { table: RemoteTable; glance: TableGlance; seat: number }) {
  const w = words.value.online
  const { kind, away } = glance.sitters[seat]
  if (kind === 'bot' || away) {
    return (
      <span class="seat-mark">
        <Icon name="robot" /> <span class="seat-mark-text">{away ? w.botPlays : w.bot}</span>
      </span>
    )
  }
  const until = table.clock.deadline.value
  if (table.clock.turn.value !== seat || until === undefined || glance.asleep) return null
  return (
    <span class="seat-mark">
      <Countdown until={until} />
    </span>
  )
}
