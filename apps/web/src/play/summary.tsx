import type { Seat } from '@trick-bento/kit'
import { eventsOfRound } from '@trick-bento/words'
import { useEffect, useMemo } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import { namesOf } from '../session/plan.ts'
import { recordOf } from '../share/record-of.ts'
import { DealButton, ReplayButton, ShareButtons } from '../share/share-buttons.tsx'
import { sound } from '../sound/sound.ts'
import type { Phrases } from '../table/phrases.ts'
import { RoundScore } from './round-score.tsx'
import './summary.css'

interface Props {
  readonly table: LocalTable
  readonly phrases: Phrases
  onNextRound(): void
  onRematch(): void
  onSameDeal(): void
}

/** The end of a round or of the game: winners, scores, and what to do next. */
export function Summary({ table, phrases, onNextRound, onRematch, onSameDeal }: Props) {
  const w = words.value.end
  const { match, game, plan } = table
  const over = table.ended.value === 'game'
  const record = useMemo(() => (over ? recordOf(match, namesOf(plan), plan.seed) : undefined), [match, over])
  const winners: readonly Seat[] = over ? match.winners : []
  const isWinner = winners.includes(phrases.people.you)
  useEffect(() => {
    if (isWinner) sound('win')
  }, [])
  const rounds = Array.from({ length: match.table.round }, (_, i) => i + 1)
  return (
    <>
      <RoundScore game={game} events={match.events} table={match.table} phrases={phrases} winners={winners}>
        {rounds.length > 1 && <RoundByRound table={table} phrases={phrases} rounds={rounds} />}
      </RoundScore>
      <div class="actions">
        {over ? (
          <>
            <button type="button" class="button primary" autofocus onClick={onRematch}>
              <Icon name="repeat" /> {w.rematch}
            </button>
            <button type="button" class="button" onClick={onSameDeal}>
              {w.sameDeal}
            </button>
            <a class="button" href={`/play/${game.id}`}>
              {w.otherTable}
            </a>
            <a class="button" href="/">
              {w.otherGame}
            </a>
          </>
        ) : (
          <button type="button" class="button primary" autofocus onClick={onNextRound}>
            {w.nextRound}
          </button>
        )}
      </div>
      {record !== undefined && (
        <div class="actions">
          <ReplayButton record={record} />
          <ShareButtons record={record} />
          <DealButton record={record} />
        </div>
      )}
    </>
  )
}

/** The points of each seat in each round. */
function RoundByRound({ table, phrases, rounds }: { table: LocalTable; phrases: Phrases; rounds: readonly number[] }) {
  const w = words.value
  const { match, game } = table
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  const points = (round: number, seat: Seat): number => {
    let sum = 0
    for (const event of eventsOfRound(match.events, round)) {
      if (event.type === 'score' && event.seat === seat) sum += event.points
    }
    return sum
  }
  return (
    <details>
      <summary>{w.end.roundByRound}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard */}
      <section class="scrolls" tabIndex={0} aria-label={w.end.roundByRound}>
        <table class="bill">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <bdi>{phrases.plate(seat)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr key={round}>
                <th scope="row">{w.table.round(round)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{w.common.signed(points(round, seat))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
