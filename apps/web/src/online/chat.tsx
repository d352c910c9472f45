import { useSignal } from '@preact/signals'
import { words } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { activityText, voiceOf } from './activity.ts'
import type { Summary } from './api.ts'
import { isMuted } from './muted.ts'
import type { RemoteTable } from './remote-table.ts'
import './chat.css'

const MOST_SHOWN = 8
const LONGEST = 200

/** What was said and what happened, quick reactions, and text where the host allows it. */
export function Chat({ table, summary }: { table: RemoteTable; summary: Summary }) {
  const w = words.value.online
  const text = useSignal('')
  const say = (what: object): void => {
    void table.send({ type: 'say', name: settings.value.name || words.value.common.you, what })
  }
  const lines = table.notes.value.flatMap((note) => {
    const line = isMuted(table.id, voiceOf(note)) ? undefined : activityText(note)
    return line === undefined ? [] : [{ number: note.number, line, isSaid: note.entry.type === 'said' }]
  })
  return (
    <section class="talk" aria-label={w.say}>
      <ul class="sayings" aria-live="polite">
        {lines.slice(-MOST_SHOWN).map(({ number, line, isSaid }) => (
          <li key={number} class={isSaid ? 'saying' : 'happening'}>
            {line}
          </li>
        ))}
        {lines.length === 0 && <li class="happening">{w.quiet}</li>}
      </ul>
      <div class="emotes">
        {Object.entries(w.emotes).map(([emote, words]) => (
          <button key={emote} type="button" class="button" onClick={() => say({ emote })}>
            {words}
          </button>
        ))}
      </div>
      {summary.chat && (
        <form
          class="message"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.value.trim() !== '') say({ text: text.value.trim() })
            text.value = ''
          }}
        >
          <input
            type="text"
            aria-label={w.message}
            maxLength={LONGEST}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value
            }}
          />
          <button type="submit" class="button">
            {w.send}
          </button>
        </form>
      )}
    </section>
  )
}
