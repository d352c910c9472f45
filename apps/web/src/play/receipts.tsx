import type { Seat } from '@trick-bento/kit'
import type { Bill, SeatBill } from '@trick-bento/words'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import './receipts.css'

interface Props {
  readonly bill: Bill
  readonly phrases: Phrases
  readonly winners: readonly Seat[]
}

/** The score of a round: one receipt per seat, line by line. */
export function Receipts({ bill, phrases, winners }: Props) {
  return (
    <ol class="receipts">
      {bill.seats.map((seat) => (
        <li key={seat.seat} class={`receipt${winners.includes(seat.seat) ? ' winner' : ''}`}>
          <Receipt bill={bill} seat={seat} phrases={phrases} won={winners.includes(seat.seat)} />
        </li>
      ))}
    </ol>
  )
}

function Receipt({ bill, seat, phrases, won }: { bill: Bill; seat: SeatBill; phrases: Phrases; won: boolean }) {
  const w = words.value
  return (
    <>
      <h4>
        {won && <Icon name="crown" />}
        <bdi>{phrases.name(seat.seat)}</bdi>
      </h4>
      <dl>
        {bill.tallies.map(({ name, text, values }) => (
          <Line key={name} kind="tally" text={text} value={String(values[seat.seat])} />
        ))}
        <Line kind="before" text={w.end.before} value={w.common.number(seat.before)} />
        {seat.lines.map(({ why, text, count, sum }) => (
          <Line
            key={why}
            kind="reason"
            text={count > 1 ? `${text} ${w.end.times(count)}` : text}
            value={w.common.signed(sum)}
          />
        ))}
        <Line kind="total" text={phrases.texts.total} value={w.common.number(seat.total)} />
      </dl>
    </>
  )
}

function Line({ kind, text, value }: { kind: string; text: string; value: string }) {
  return (
    <div class={kind}>
      <dt>{text}</dt>
      <dd>{value}</dd>
    </div>
  )
}
