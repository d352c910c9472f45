import { words } from '../i18n/index.ts'
import type { Finished } from './finished.ts'
import './round-by-round.css'

/** The points of each seat in each round. */
export function RoundByRound({ phrases, bills, game }: Pick<Finished, 'phrases' | 'bills' | 'game'>) {
  const w = words.value
  const seats = Array.from({ length: game.seats }, (_, seat) => seat)
  return (
    <details class="round-by-round">
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
            {bills.map(({ round, seats: rows }) => (
              <tr key={round}>
                <th scope="row">{w.table.round(round)}</th>
                {rows.map(({ seat, sum }) => (
                  <td key={seat}>{w.common.signed(sum)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
