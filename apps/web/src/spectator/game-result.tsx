import { useSignal } from '@preact/signals'
import type { Match } from '@trick-bento/kit'
import { People } from '@trick-bento/words'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { EndButtons } from '../end/end-buttons.tsx'
import { EndScreen } from '../end/end-screen.tsx'
import { finishedOf } from '../end/finished.ts'
import { SharePictureButton } from '../end/picture/share-picture-button.tsx'
import { standingsOf } from '../end/standings.ts'
import { words } from '../i18n/index.ts'
import { Phrases } from '../table/phrases.ts'
import './game-result.css'

interface Props {
  readonly match: Match
  readonly names: readonly string[]
  /** Buttons for what to do next. */
  readonly children?: ComponentChildren
}

/** The result of a game in short. A button shows it on the whole screen. */
export function GameResult({ match, names, children }: Props) {
  const w = words.value
  const ranked = standingsOf(match.game, match.table)
  const winners = ranked.filter(({ won }) => won)
  const who = People.ofRecord(names.map(isolated)).all(winners.map(({ seat }) => seat))
  const totals = winners.map(({ total }) => total)
  const isOpen = useSignal(false)
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
      <div class="actions">
        <button
          type="button"
          class="button"
          onClick={() => {
            isOpen.value = true
          }}
        >
          <Icon name="log" /> {w.end.howScored}
        </button>
        {children}
      </div>
      {isOpen.value && (
        <WholeResult
          match={match}
          names={names}
          onClose={() => {
            isOpen.value = false
          }}
        >
          {children}
        </WholeResult>
      )}
    </section>
  )
}

function WholeResult({ match, names, children, onClose }: Props & { onClose(): void }) {
  const w = words.value
  const finished = useMemo(() => {
    const phrases = new Phrases(match.game, names, -1)
    return finishedOf({ phrases, events: match.events, table: match.table, ended: 'game' })
  }, [match, names, w])
  const actions = (
    <EndButtons quiet={<SharePictureButton finished={finished} />} more={children}>
      <button type="button" class="button primary" autofocus onClick={onClose}>
        <Icon name="eye" /> {w.end.backToTable}
      </button>
    </EndButtons>
  )
  return <EndScreen finished={finished} actions={actions} onClose={onClose} />
}

/** A name between bidirectional isolates, so that it does not change the direction of the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
