import { Avatar } from '../art/avatar.tsx'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { NotificationButton } from '../identity/notification-button.tsx'
import { settings } from '../settings/settings.ts'
import type { Activity } from './activity.ts'
import { ownValue, type Summary } from './api.ts'
import { HostQuestion } from './host-question.tsx'
import { Invitation } from './invitation.tsx'
import { BlockButton, MuteButton } from './moderation.tsx'
import type { RemoteTable } from './remote-table.ts'
import './gathering-seat.css'
import './people-panel.css'

interface Props {
  readonly table: RemoteTable
  readonly summary: Summary
}

/** Everybody at a table during the game, and what can be done about them. */
export function PeoplePanel({ table, summary, title }: Props & { readonly title: string }) {
  const w = words.value.online
  const onlookers = lookingOn(table.notes.value)
  return (
    <>
      <ol class="stack seats-list">
        {summary.sitters.map((_, seat) => (
          <PersonAtSeat key={seat} table={table} summary={summary} seat={seat} />
        ))}
      </ol>
      {onlookers.length > 0 && (
        <>
          <h3>{w.lookOn}</h3>
          <ul class="stack seats-list">
            {onlookers.map(({ entry, number, name }) => (
              <li key={entry.voice} class="list-item chair">
                <bdi>{name}</bdi>
                <span class="actions">
                  <MuteButton table={table} voice={entry.voice!} name={name} />
                  {summary.host && <BlockButton table={table} name={name} whom={{ said: number }} />}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <HostQuestion table={table} summary={summary} />
      <h3>{w.linkTitle}</h3>
      <Invitation id={summary.id} title={title} />
      {summary.you >= 0 && summary.phase === 'playing' && (
        <div class="actions">
          <NotificationButton at="table" />
        </div>
      )}
      {summary.you >= 0 && summary.phase === 'playing' && (
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

/** The last words of each who has no seat. */
function lookingOn(notes: readonly Activity[]): Activity[] {
  const last = new Map<number, Activity>()
  for (const note of notes) {
    if (note.entry.type === 'said' && note.entry.seat === -1) last.set(note.entry.voice!, note)
  }
  return [...last.values()]
}

function PersonAtSeat({ table, summary, seat }: Props & { readonly seat: number }) {
  const w = words.value
  const { kind, name, away, level } = summary.sitters[seat]
  const isYou = summary.you === seat
  const voice = table.notes.value.findLast(({ entry }) => entry.type === 'said' && entry.seat === seat)?.entry.voice
  const isPlaying = summary.phase === 'playing'
  const mayBeTaken = isPlaying && summary.latecomers && summary.you < 0 && kind === 'bot' && settings.value.name !== ''
  const take = (): void => void table.send({ type: 'sit', seat, name: settings.value.name, value: ownValue() })
  return (
    <li class={`list-item chair${isYou ? ' you' : ''}`}>
      <span class="chair-name">
        <span class="seat-avatar">
          <Avatar seed={name} you={isYou} />
        </span>
        <span class="chair-person">
          <b>
            <bdi>{name}</bdi>
          </b>
          {(kind === 'bot' || away) && (
            <span class="chair-about">
              <Icon name="robot" /> {away ? w.online.botPlays : level && w.setup.levels[level].name}
            </span>
          )}
          {summary.hostSeat === seat && (
            <span class="chair-about">
              <Icon name="crown" /> {w.online.host}
            </span>
          )}
        </span>
      </span>
      <span class="actions">
        {mayBeTaken && (
          <button type="button" class="button" aria-label={w.online.takeSeatAt(seat + 1)} onClick={take}>
            {w.online.takeSeat}
          </button>
        )}
        {!isYou && voice !== undefined && <MuteButton table={table} voice={voice} name={name} />}
        {summary.host && !isYou && kind === 'person' && (
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
