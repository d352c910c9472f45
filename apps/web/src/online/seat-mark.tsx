import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Summary } from './api.ts'
import { Countdown } from './countdown.tsx'
import type { RemoteTable } from './remote-table.ts'
import './seat-mark.css'

/** What is to be known of whoever sits there: a bot, somebody who is away, and how much time is left. */
export function SeatMark({ table, summary, seat }: { table: RemoteTable; summary: Summary; seat: number }) {
  const w = words.value.online
  const { kind, away } = summary.sitters[seat]
  if (kind === 'bot' || away) {
    return (
      <span class="seat-mark">
        <Icon name="robot" /> {away ? w.botPlays : w.bot}
      </span>
    )
  }
  const until = table.deadline.value
  if (table.turn.value !== seat || until === undefined || summary.asleep) return null
  return (
    <span class="seat-mark">
      <Countdown until={until} />
    </span>
  )
}
