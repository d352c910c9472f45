import type { TableGlance } from '@trick-bento/protocol'
import { useEffect } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { useTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { SignInButton } from '../identity/sign-in-button.tsx'
import { NameField } from '../settings/name-field.tsx'
import { randomValue } from './api.ts'
import { Chat } from './chat.tsx'
import { GatheringSeat } from './gathering-seat.tsx'
import { Guest } from './guest.tsx'
import { HostQuestion } from './host-question.tsx'
import { Invitation } from './invitation.tsx'
import { Problem } from './problem.tsx'
import type { RemoteTable } from './remote-table.ts'
import './gathering.css'

interface Props {
  readonly table: RemoteTable
  readonly glance: TableGlance
}

/** The table before the game: seats, link, chat, settings and the start. */
export function Gathering({ table, glance }: Props) {
  const w = words.value
  const { title } = gameTexts(table.game!.kind)
  const isGuest = glance.you < 0 && !glance.host
  useTitle(`${title} · ${w.online.title}`)
  // The host gave a value before the commitment was known. A new one proves to them that the deal is not arranged.
  useEffect(() => {
    const { you, sitters } = glance
    if (you >= 0) void table.send({ type: 'sit', seat: you, name: sitters[you].name, value: randomValue() })
  }, [])
  return (
    <>
      <TopBar title={title} />
      <section class="sheet gathering">
        <Problem table={table} />
        {isGuest && <Guest table={table} glance={glance} />}
        {glance.dealtByHost > 0 && <p class="fairness">{w.online.dealtByHost(glance.dealtByHost)}</p>}
        {!isGuest && (
          <>
            <h2>{w.online.link}</h2>
            <Invitation id={glance.id} title={title} />
            <h2>{w.online.gathering}</h2>
            {glance.you < 0 && <NameField />}
            <ol class="stack seats-list">
              {glance.sitters.map((_, seat) => (
                <GatheringSeat key={seat} table={table} glance={glance} seat={seat} />
              ))}
            </ol>
            <Start table={table} glance={glance} />
          </>
        )}
        {glance.you < 0 && (
          <div class="actions">
            <SignInButton onDone={() => location.reload()} />
          </div>
        )}
        <HostQuestion table={table} glance={glance} />
        <h2>{w.online.say}</h2>
        <Chat table={table} glance={glance} />
        <h2>{w.online.agreed}</h2>
        <Settings glance={glance} />
      </section>
    </>
  )
}

function Start({ table, glance }: Props) {
  const w = words.value.online
  const free = glance.sitters.filter(({ kind }) => kind === 'free' || kind === 'kept').length
  const fill = async (): Promise<void> => {
    for (const [seat, { kind }] of glance.sitters.entries()) {
      if (kind === 'free' || kind === 'kept') await table.send({ type: 'seat-bot', seat, level: 'steady' })
    }
  }
  return (
    <>
      {free > 0 && <p role="status">{w.seatsFree(free)}</p>}
      {glance.host ? (
        <div class="actions">
          <button
            type="button"
            class="button primary big"
            disabled={free > 0}
            onClick={() => void table.send({ type: 'start' })}
          >
            <Icon name="play" /> {glance.dealtByHost > 0 ? w.goOn : w.start}
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

/** The settings of the table. */
function Settings({ glance }: { glance: TableGlance }) {
  const w = words.value
  const { clock, pace, listed, chat, openHands, latecomers, commitment } = glance
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
