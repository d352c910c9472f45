import type { Seat } from '@trick-bento/kit'
import type { Bill, SeatBill } from '@trick-bento/words'
import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import { CountUp } from './count-up.tsx'
import type { Finished } from './finished.ts'
import { Receipt } from './receipt.tsx'
import type { Standing } from './standings.ts'
import './score-rows.css'

interface Props extends Pick<Finished, 'phrases' | 'standings'> {
  /** The rounds to account for. */
  readonly bills: readonly Bill[]
  readonly ended: 'round' | 'game'
}

/** One row for each seat in the order of their places. A row opens to the receipts of its rounds. */
export function ScoreRows({ phrases, standings, bills, ended }: Props) {
  return (
    <ol class="receipts">
      {standings.map((standing) => (
        <Row key={standing.seat} standing={standing} phrases={phrases} bills={bills} ended={ended} />
      ))}
    </ol>
  )
}

function Row({ standing, phrases, bills, ended }: Omit<Props, 'standings'> & { standing: Standing }) {
  const { seat, total, won, place } = standing
  const isYou = seat === phrases.people.you
  const own = bills.map((bill) => bill.seats[seat])
  const w = words.value
  return (
    <li class={`receipt${won ? ' winner' : ''}${isYou ? ' you' : ''}`} data-seat={seat}>
      <details open={ended === 'round' && isYou}>
        <summary>
          <span class="row-place">{place}</span>
          <span class="row-avatar">
            <Avatar look={avatarsOf(phrases.people.names)[seat]} you={isYou} />
          </span>
          <h4>
            <bdi>{phrases.name(seat)}</bdi>
          </h4>
          <span class="row-lines">{inShort(own, bills, seat, phrases)}</span>
          <b class="row-total">
            <CountUp from={own[0].before} to={total} />
          </b>
          <Icon name="chevronDown" />
        </summary>
        {bills.map((bill) => (
          <section key={bill.round}>
            {bills.length > 1 && <h5>{w.table.round(bill.round)}</h5>}
            <Receipt bill={bill} seat={bill.seats[seat]} phrases={phrases} />
          </section>
        ))}
      </details>
    </li>
  )
}

/** The points of all rounds by their reasons: `Cards face up +20 · Cards face down +5`. */
function inShort(own: readonly SeatBill[], bills: readonly Bill[], seat: Seat, { texts }: Phrases): string {
  const w = words.value
  if (bills.length === 1 && !own[0].playing) return w.end.out
  const sums = Map.groupBy(
    own.flatMap(({ lines }) => lines),
    ({ why }) => why,
  )
  const inOrder = Object.keys(texts.scores).flatMap((why) => sums.get(why)?.slice(0, 1) ?? [])
  const reasons = inOrder.flatMap(({ why, text }) => {
    const sum = sums.get(why)!.reduce((all, line) => all + line.sum, 0)
    return sum === 0 ? [] : [`${text} ${w.common.signed(sum)}`]
  })
  const ranked = bills.length === 1 ? bills[0].tallies.filter(({ ranks }) => ranks !== undefined) : []
  const tallies = ranked.map(({ text, values, ranks }) => `${text} ${w.end.rankOf(values[seat], ranks![seat])}`)
  const start = own[0].before !== 0 && bills[0].round === 1 ? [`${w.end.start} ${w.common.number(own[0].before)}`] : []
  return [...tallies, ...start, ...reasons].join(w.common.between)
}
