import type { Match } from '@trick-bento/kit'
import { People } from '@trick-bento/words'
import type { ComponentChildren } from 'preact'
import { Icon } from '../art/icons.tsx'
import { standingsOf } from '../end/standings.ts'
import { words } from '../i18n/index.ts'
import './game-result.css'

interface Props {
  readonly match: Match
  readonly names: readonly string[]
  /** Buttons for what to do next. */
  readonly children?: ComponentChildren
}

/** The result of a game. */
export function GameResult({ match, names, children }: Props) {
  const w = words.value
  const ranked = standingsOf(match.game, match.table)
  const winners = ranked.filter(({ won }) => won)
  const who = People.ofRecord(names.map(isolated)).all(winners.map(({ seat }) => seat))
  const totals = winners.map(({ total }) => total)
  return (
    <section class="result" aria-label={w.end.result}>
      <h2>{winners.length > 0 ? w.end.winsWith(who, totals) : w.end.gameOver}</h2>
      <ol class="result-list">
        {ranked.map(({ seat, total, won }) => (
          <li key={seat} class={won ? 'won' : ''}>
            {won && <Icon name="crown" />}
            <bdi>{names[seat]}</bdi> <b>{w.common.number(total)}</b>
          </li>
        ))}
      </ol>
      <div class="actions">{children}</div>
    </section>
  )
}

/** A name between bidirectional isolates, so that it does not change the direction of the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
