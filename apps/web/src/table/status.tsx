import type { ComponentChildren } from 'preact'
import { SuitShape } from '../art/suit.tsx'
import { words } from '../i18n/index.ts'
import type { Phrases } from './phrases.ts'
import type { Counter, Picture } from './picture.ts'
import { standing } from './standing.ts'
import './status.css'

/** With more than this, progress is told as numbers only. */
const MOST_PIPS = 14

/** The facts of the game: round, progress, trump, limits, the goal, and how the viewer stands. */
export function Status({ shown, phrases }: { shown: Picture; phrases: Phrases }) {
  const w = words.value.table
  const { texts, game } = phrases
  const { round, rounds } = shown
  const rank = standing(shown, game.kind.best, phrases.people.you)
  return (
    <ul class="status" aria-label={w.header}>
      {rounds !== 1 && <Fact>{rounds === undefined ? w.round(round) : w.roundOf(round, rounds)}</Fact>}
      {shown.counters
        .filter(({ of }) => of !== 0)
        .map((counter) => (
          <CounterFact key={counter.name} counter={counter} label={texts.numbers[counter.name]} />
        ))}
      {shown.emblems.map(({ name, suit }) => (
        <Fact key={name} kind="emblem">
          <span class="emblem-shape">
            <SuitShape gameId={game.id} suit={suit.letter} symbol={suit.symbol} colour={suit.colour} />
          </span>
          <span>{w.labelled(texts.numbers[name], texts.suits[suit.letter])}</span>
        </Fact>
      ))}
      {shown.seats[0].racks.map(({ name, line }) => (
        <Fact key={name} kind="limit">
          {texts.limits[name]?.replace('{n}', String(line)) ?? w.limit(line, texts.numbers[name])}
        </Fact>
      ))}
      <Fact kind="goal">{texts.goal}</Fact>
      {rank !== undefined && !rank.isShared && <Fact kind="standing">{w.standing(rank)}</Fact>}
    </ul>
  )
}

function Fact({ kind = '', children }: { kind?: string; children: ComponentChildren }) {
  return <li class={`fact ${kind}`}>{children}</li>
}

function CounterFact({ counter: { value, of }, label }: { counter: Counter; label: string }) {
  const w = words.value.table
  if (of === undefined) return <Fact>{w.counter(label, value)}</Fact>
  return (
    <Fact kind={value >= of ? 'last' : ''}>
      {w.counterOf(label, value, of)}
      {of <= MOST_PIPS && (
        <span class="pips" aria-hidden="true">
          {Array.from({ length: of }, (_, i) => (
            <i key={i} class={i < value - 1 ? 'done' : i === value - 1 ? 'now' : ''} />
          ))}
        </span>
      )}
    </Fact>
  )
}
