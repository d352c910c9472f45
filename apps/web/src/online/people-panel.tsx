import type { RedactedEntryOf, TableGlance } from '@trick-bento/protocol'
import { words } from '../i18n/index.ts'
import { NotificationButton } from '../identity/notification-button.tsx'
import { settings } from '../settings/settings.ts'
import { type Activity, voiceOf } from './activity.ts'
import { randomValue } from './api.ts'
import { HostQuestion } from './host-question.tsx'
import { Invitation } from './invitation.tsx'
import { BlockButton, MuteButton } from './moderation.tsx'
import type { RemoteTable } from './remote-table.ts'
import { SeatPerson } from './seat-person.tsx'
import './people-panel.css'

interface Props {
  readonly table: RemoteTable
  readonly glance: TableGlance
}

/** All people at a table during the game, with what can be done about them. */
export function PeoplePanel({ table, glance, title }: Props & { readonly title: string }) {
  const w = words.value.online
  const spectators = speakingSpectators(table.activity.items.value)
  return (
    <>
      <ol class="stack seats-list">
        {glance.sitters.map((_, seat) => (
          <PersonAtSeat key={seat} table={table} glance={glance} seat={seat} />
        ))}
      </ol>
      {spectators.length > 0 && (
        <>
          <h3>{w.lookOn}</h3>
          <ul class="stack seats-list">
            {spectators.map(({ number, entry: { voice, name } }) => (
              <li key={voice} class="list-item chair">
                <bdi>{name}</bdi>
                <span class="actions">
                  <MuteButton table={table} voice={voice} name={name} />
                  {glance.host && <BlockButton table={table} name={name} whom={{ said: number }} />}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <HostQuestion table={table} glance={glance} />
      <h3>{w.linkTitle}</h3>
      <Invitation id={glance.id} title={title} />
      {glance.you >= 0 && glance.phase === 'playing' && (
        <div class="actions">
          <NotificationButton at="table" />
        </div>
      )}
      {glance.you >= 0 && glance.phase === 'playing' && (
        <div class="leave">
          <p class="field-about">{w.leaveAbout}</p>
          <button type="button" class="button" onClick={() => void table.send({ type: 'stand' })}>
            {w.leave}
          </button>
        </div>
      )}
    </>
  )
}

/** The last chat message of each person without a seat. */
function speakingSpectators(items: readonly Activity[]): { number: number; entry: RedactedEntryOf<'said'> }[] {
  const last = new Map<number, { number: number; entry: RedactedEntryOf<'said'> }>()
  for (const { number, entry } of items) {
    if (entry.type === 'said' && entry.seat === -1) last.set(entry.voice, { number, entry })
  }
  return [...last.values()]
}

function PersonAtSeat({ table, glance, seat }: Props & { readonly seat: number }) {
  const w = words.value
  const { kind, name } = glance.sitters[seat]
  const isYou = glance.you === seat
  const lastSaid = table.activity.items.value.findLast(({ entry }) => entry.type === 'said' && entry.seat === seat)
  const voice = lastSaid && voiceOf(lastSaid)
  const isPlaying = glance.phase === 'playing'
  const mayBeTaken = isPlaying && glance.latecomers && glance.you < 0 && kind === 'bot' && settings.value.name !== ''
  const takeSeat = (): void => void table.send({ type: 'sit', seat, name: settings.value.name, value: randomValue() })
  return (
    <li class={`list-item chair${isYou ? ' you' : ''}`}>
      <SeatPerson glance={glance} seat={seat} />
      <span class="actions">
        {mayBeTaken && (
          <button type="button" class="button" aria-label={w.online.takeSeatAt(seat + 1)} onClick={takeSeat}>
            {w.online.takeSeat}
          </button>
        )}
        {!isYou && voice !== undefined && <MuteButton table={table} voice={voice} name={name} />}
        {glance.host && !isYou && kind === 'person' && (
          <>
            {isPlaying && (
              <button
                type="button"
                class="button"
                aria-label={w.online.kickWho(name)}
                onClick={() => void table.send({ type: 'kick', seat })}
              >
                {w.online.kick}
              </button>
            )}
            <BlockButton table={table} name={name} whom={{ seat }} />
          </>
        )}
      </span>
    </li>
  )
}
