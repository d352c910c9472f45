import type { Bill, BillItem, SeatBill } from '@trick-bento/words'
import type { ComponentChildren } from 'preact'
import { words } from '../i18n/index.ts'
import { CardView } from '../table/card.tsx'
import type { Phrases } from '../table/phrases.ts'
import { CountUp } from './count-up.tsx'
import './receipt.css'

interface Props {
  readonly bill: Bill
  readonly seat: SeatBill
  readonly phrases: Phrases
}

/** The score of one seat in one round, line by line and card by card. */
export function Receipt({ bill, seat, phrases }: Props) {
  const w = words.value
  return (
    <dl class="receipt-lines">
      {bill.tallies.map(({ name, text, values, items, ranks }) => {
        const value = values[seat.seat]
        const own = items[seat.seat]
        const isCounted = own.length > 0 && ranks !== undefined
        return (
          <Line
            key={name}
            kind="tally"
            text={isCounted ? w.end.joined([text, w.end.cardCount(own.length)]) : text}
            value={ranks === undefined ? w.common.number(value) : w.end.rankOf(value, ranks[seat.seat])}
          >
            {isCounted && <Items items={own} phrases={phrases} />}
          </Line>
        )
      })}
      <Line kind="before" text={w.end.before} value={w.common.number(seat.before)} />
      {seat.lines.map(({ why, text, count, sum, items }) => (
        <Line
          key={why}
          kind="reason"
          text={count > 1 && items.length === 0 ? `${text} ${w.end.times(count)}` : text}
          value={w.common.signed(sum)}
        >
          <Items items={items} phrases={phrases} />
        </Line>
      ))}
      <Line kind="total" text={phrases.texts.total} value={<CountUp from={seat.before} to={seat.total} />} />
    </dl>
  )
}

interface LineProps {
  readonly kind: string
  readonly text: string
  readonly value: ComponentChildren
  readonly children?: ComponentChildren
}

function Line({ kind, text, value, children }: LineProps) {
  return (
    <div class={kind}>
      <dt>{text}</dt>
      <dd>{value}</dd>
      {children}
    </div>
  )
}

/** The cards behind a line, each with what it counts. */
function Items({ items, phrases }: { items: readonly BillItem[]; phrases: Phrases }) {
  const w = words.value
  if (items.length === 0) return null
  const held = items.filter(({ leftInHand }) => leftInHand)
  const taken = items.filter(({ leftInHand }) => !leftInHand)
  return (
    <dd class="items">
      {taken.length > 0 && <ItemList items={taken} phrases={phrases} />}
      {held.length > 0 && (
        <>
          <span class="items-title">{w.end.leftInHand}</span>
          <ItemList items={held} phrases={phrases} />
        </>
      )}
    </dd>
  )
}

function ItemList({ items, phrases }: { items: readonly BillItem[]; phrases: Phrases }) {
  const w = words.value
  return (
    <ul>
      {items.map(({ trick, cards, points, leftInHand }, i) => (
        <li key={i} class="item" title={leftInHand ? undefined : w.end.inTrick(trick)}>
          <span class="visually-hidden">
            {!leftInHand && `${w.end.inTrick(trick)}${w.common.between}`}
            {w.common.listed(cards.map((card) => phrases.card(card)))}{' '}
          </span>
          <span class="item-cards">
            {cards.map((card, k) => (
              <CardView key={k} game={phrases.game} card={card} />
            ))}
          </span>
          <b>{w.common.signed(points)}</b>
        </li>
      ))}
    </ul>
  )
}
