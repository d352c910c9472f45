import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { SuitShape } from '../art/suit.tsx'
import { Explained } from '../explain/explained.tsx'
import { useExplainedFocus } from '../explain/explained-focus.ts'
import { aboutGoal, aboutNumber, aboutRound, aboutStanding, type Explanation } from '../explain/explanation.ts'
import { words } from '../i18n/index.ts'
import type { Phrases } from './phrases.ts'
import type { Counter } from './picture.ts'
import type { Stage } from './stage.ts'
import { standing } from './standing.ts'
import './status.css'

/** With more than this, progress is told as numbers only. */
const MOST_PIPS = 14

/** The facts of the game: round, progress, trump, limits, the goal, and how the viewer stands. */
export function Status({ stage, phrases }: { stage: Stage; phrases: Phrases }) {
  const w = words.value.table
  const { texts, game } = phrases
  const shown = stage.picture.value
  const { round, rounds } = shown
  const roundText = rounds === undefined ? w.round(round) : w.roundOf(round, rounds)
  const rank = standing(stage.totals.value, game.kind.best, phrases.people.you)
  const list = useRef<HTMLUListElement>(null)
  useExplainedFocus(list)
  return (
    <ul ref={list} class="status" aria-label={w.header}>
      {rounds !== 1 && (
        <Fact about={aboutRound(roundText)} phrases={phrases}>
          {roundText}
        </Fact>
      )}
      {shown.counters
        .filter(({ of }) => of !== 0)
        .map((counter) => (
          <CounterFact key={counter.name} counter={counter} phrases={phrases} />
        ))}
      {shown.emblems.map(({ name, suit }) => (
        <Fact key={name} kind="emblem" about={aboutNumber(phrases, name)} phrases={phrases}>
          <span class="emblem-shape">
            <SuitShape gameId={game.id} suit={suit.letter} symbol={suit.symbol} colour={suit.colour} />
          </span>
          <span>{w.labelled(texts.numbers[name], texts.suits[suit.letter])}</span>
        </Fact>
      ))}
      {shown.seats[0].racks.map(({ name, line }) => (
        <Fact key={name} kind="limit" about={aboutNumber(phrases, name)} phrases={phrases}>
          {texts.limits[name]?.replace('{n}', String(line)) ?? w.limit(line, texts.numbers[name])}
        </Fact>
      ))}
      <Fact kind="goal" about={aboutGoal(phrases)} phrases={phrases}>
        {texts.goal}
      </Fact>
      {rank !== undefined && (
        <Fact kind="standing" about={aboutStanding(w.standing(rank))} phrases={phrases}>
          {w.standing(rank)}
        </Fact>
      )}
    </ul>
  )
}

interface FactProps {
  readonly kind?: string
  readonly about: Explanation
  readonly phrases: Phrases
  readonly children: ComponentChildren
}

function Fact({ kind = '', about, phrases, children }: FactProps) {
  return (
    <li class={`fact ${kind}`}>
      <Explained phrases={phrases} entries={[about]} class="fact-button">
        {children}
      </Explained>
    </li>
  )
}

function CounterFact({ counter: { name, value, of }, phrases }: { counter: Counter; phrases: Phrases }) {
  const w = words.value.table
  const label = phrases.texts.numbers[name]
  const about = aboutNumber(phrases, name)
  if (of === undefined) {
    return (
      <Fact about={about} phrases={phrases}>
        {w.counter(label, value)}
      </Fact>
    )
  }
  return (
    <Fact kind={value >= of ? 'last' : ''} about={about} phrases={phrases}>
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
