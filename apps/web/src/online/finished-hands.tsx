import { useSignal } from '@preact/signals'
import type { RoundHands } from '@trick-bento/protocol'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import { CardView } from '../table/card.tsx'
import type { Phrases } from '../table/phrases.ts'
import { readFinishedHands } from './api.ts'
import type { RemoteTable } from './remote-table.ts'
import './finished-hands.css'

/** All hands of the finished rounds, where the host allows it. */
export function FinishedHands({ table, phrases }: { table: RemoteTable; phrases: Phrases }) {
  const w = words.value
  const rounds = useSignal<readonly RoundHands[]>([])
  useEffect(() => {
    void readFinishedHands(table.id).then((reply) => {
      if (reply.ok) rounds.value = reply.value.rounds
    })
  }, [table.ended.value])
  const { deck } = phrases.game
  return (
    <details class="hands">
      <summary>{w.online.hands}</summary>
      {rounds.value.length === 0 && <p>{w.online.noHands}</p>}
      {rounds.value.toReversed().map(({ round, hands }) => (
        <section key={round}>
          <h4>{w.table.round(round)}</h4>
          {hands.map((hand, seat) => (
            <div key={seat} class="shown-hand">
              <bdi>{phrases.name(seat)}</bdi>
              <ul aria-label={w.table.handOf(phrases.who(seat))}>
                {hand
                  .map((name) => deck.parse(name)!)
                  .map((card, i) => (
                    <li key={i} class="mini-card">
                      <span class="visually-hidden">{phrases.card(card)}</span>
                      <CardView game={phrases.game} card={card} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </details>
  )
}
