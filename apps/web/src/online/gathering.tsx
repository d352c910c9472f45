import { useEffect } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { SignInButton } from '../identity/sign-in-button.tsx'
import { ownValue, type Summary } from './api.ts'
import { Chat } from './chat.tsx'
import { GatheringSeat } from './gathering-seat.tsx'
import { HostQuestion } from './host-question.tsx'
import { Invitation } from './invitation.tsx'
import { NameField } from './name-field.tsx'
import { Problem } from './problem.tsx'
import type { RemoteTable } from './remote-table.ts'
import './gathering.css'

interface Props {
  readonly table: RemoteTable
  readonly summary: Summary
}

/** Before the game: who sits where, the link for the others, and the start. */
export function Gathering({ table, summary }: Props) {
  const w = words.value
  const { title } = gameTexts(table.game!.kind)
  useEffect(() => {
    document.title = `${title} · ${w.online.title}`
  }, [w])
  // Whoever opened the table gave a value before the seal was known; a fresh one makes the deal theirs too.
  useEffect(() => {
    const { you, sitters } = summary
    if (you >= 0) void table.send({ type: 'sit', seat: you, name: sitters[you].name, value: ownValue() })
  }, [])
  return (
    <>
      <TopBar title={title} />
      <section class="sheet gathering">
        <Problem table={table} />
        {summary.dealtByHost > 0 && <p class="fairness">{w.online.dealtByHost(summary.dealtByHost)}</p>}
        <h2>{w.online.link}</h2>
        <Invitation id={summary.id} title={title} />
        <h2>{w.online.gathering}</h2>
        {summary.you < 0 && <NameField />}
        <ol class="stack seats-list">
          {summary.sitters.map((_, seat) => (
            <GatheringSeat key={seat} table={table} summary={summary} seat={seat} />
          ))}
        </ol>
        <Start table={table} summary={summary} />
        {summary.you < 0 && (
          <div class="actions">
            <SignInButton onDone={() => location.reload()} />
          </div>
        )}
        <HostQuestion table={table} summary={summary} />
        <h2>{w.online.say}</h2>
        <Chat table={table} summary={summary} />
        <h2>{w.online.agreed}</h2>
        <Agreed summary={summary} />
      </section>
    </>
  )
}

function Start({ table, summary }: Props) {
  const w = words.value.online
  const free = summary.sitters.filter(({ kind }) => kind === 'free' || kind === 'kept').length
  const fill = async (): Promise<void> => {
    for (const [seat, { kind }] of summary.sitters.entries()) {
      if (kind === 'free' || kind === 'kept') await table.send({ type: 'seat-bot', seat, level: 'steady' })
    }
  }
  return (
    <>
      {free > 0 && <p role="status">{w.seatsFree(free)}</p>}
      {summary.host ? (
        <div class="actions">
          <button
            type="button"
            class="button primary big"
            disabled={free > 0}
            onClick={() => void table.send({ type: 'start' })}
          >
            <Icon name="play" /> {summary.dealtByHost > 0 ? w.goOn : w.start}
          </button>
          {free > 0 && (
            <button type="button" class="button" onClick={() => void fill()}>
              <Icon name="robot" /> {w.fill}
            </button>
          )}
        </div>
      ) : (
        <p>{w.waitForHost}</p>
      )}
    </>
  )
}

/** What everybody should know before the first card. */
function Agreed({ summary }: { summary: Summary }) {
  const w = words.value
  const { clock, pace, listed, chat, openHands, latecomers, commitment } = summary
  return (
    <>
      <ul class="agreed">
        <li>{w.table.labelled(w.online.clock, w.online.clocks[clock])}</li>
        <li>{w.table.labelled(w.online.pace, w.online.paces[pace])}</li>
        {listed && <li>{w.online.listed}</li>}
        {chat && <li>{w.online.chat}</li>}
        {openHands && <li>{w.online.openHands}</li>}
        {latecomers && <li>{w.online.latecomers}</li>}
      </ul>
      <details>
        <summary>{w.online.commitment}</summary>
        <p class="field-about">{w.online.commitmentAbout}</p>
        <code class="seal">{commitment}</code>
      </details>
    </>
  )
}
