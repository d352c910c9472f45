import { useSignal } from '@preact/signals'
import type { ChatMessage, TableGlance } from '@trick-bento/protocol'
import { EMOTES, MAX_CHAT_LENGTH } from '@trick-bento/protocol/constants'
import { words } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { activityText, voiceOf } from './activity.ts'
import { isMuted } from './muted.ts'
import type { RemoteTable } from './remote-table.ts'
import './chat.css'

const MAX_LINES = 8

/** Chat messages and other activities, emotes, and text where the host allows it. */
export function Chat({ table, glance }: { table: RemoteTable; glance: TableGlance }) {
  const w = words.value.online
  const text = useSignal('')
  const say = (what: ChatMessage): void => {
    void table.send({ type: 'say', name: settings.value.name || words.value.common.you, what })
  }
  const lines = table.activity.items.value.flatMap((activity) => {
    const line = isMuted(table.id, voiceOf(activity)) ? undefined : activityText(activity)
    return line === undefined ? [] : [{ number: activity.number, line, isSaid: activity.entry.type === 'said' }]
  })
  return (
    <section class="talk" aria-label={w.say}>
      <ul class="sayings" aria-live="polite">
        {lines.slice(-MAX_LINES).map(({ number, line, isSaid }) => (
          <li key={number} class={isSaid ? 'saying' : 'happening'}>
            {line}
          </li>
        ))}
        {lines.length === 0 && <li class="happening">{w.quiet}</li>}
      </ul>
      <div class="emotes">
        {EMOTES.map((emote) => (
          <button key={emote} type="button" class="button" onClick={() => say({ emote })}>
            {w.emotes[emote]}
          </button>
        ))}
      </div>
      {glance.chat && (
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
            maxLength={MAX_CHAT_LENGTH}
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
