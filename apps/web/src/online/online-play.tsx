import { useSignal, useSignalEffect } from '@preact/signals'
import type { TableGlance } from '@trick-bento/protocol'
import { useMemo } from 'preact/hooks'
import { useTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { ResultButton } from '../end/result-button.tsx'
import { language, words } from '../i18n/index.ts'
import { shownName } from '../i18n/shown-name.ts'
import { SignInButton } from '../identity/sign-in-button.tsx'
import { useLog } from '../play/log.tsx'
import type { Panel } from '../play/panels.tsx'
import { PlayLayout } from '../play/play-layout.tsx'
import { Phrases } from '../table/phrases.ts'
import type { Stage } from '../table/stage.ts'
import { TableView } from '../table/table-view.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Chat } from './chat.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { Problem } from './problem.tsx'
import type { RemoteTable } from './remote-table.ts'
import { RoundResult } from './round-result.tsx'
import { SeatMark } from './seat-mark.tsx'
import { Ticker } from './ticker.tsx'
import './online-play.css'

interface Props {
  readonly table: RemoteTable
  readonly glance: TableGlance
  readonly stage: Stage
}

/** The screen of the game; the stream feeds it. */
export function OnlinePlay({ table, glance, stage }: Props) {
  const w = words.value
  const game = table.game!
  const { you } = glance
  const key = glance.sitters.map(shownName).join('\n')
  const names = useMemo(() => key.split('\n'), [key])
  const phrases = useMemo(() => new Phrases(game, names, you), [game, names, you, language.value])
  const log = useLog(table.events, stage, phrases)
  const panel = useSignal<Panel | undefined>(undefined)
  const beside = useSignal<'talk' | 'people' | undefined>(undefined)
  const ended = table.ended.value
  const isYourTurn = table.isYourTurn.value
  const { title } = phrases.texts
  useTitle(isYourTurn ? `● ${w.online.yourTurnTitle} · ${title}` : w.table.title(title))
  useSignalEffect(() => {
    if (table.ended.value !== undefined) panel.value = 'result'
    else if (panel.peek() === 'result') panel.value = undefined
  })
  const close = (): void => {
    panel.value = undefined
  }
  const closeBeside = (): void => {
    beside.value = undefined
  }
  const isResultOpen = panel.value === 'result' && beside.value === undefined
  return (
    <PlayLayout
      phrases={phrases}
      stage={stage}
      log={log}
      panel={panel}
      notices={
        <>
          <Problem table={table} />
          <Notices table={table} glance={glance} />
        </>
      }
      table={
        <TableView
          stage={stage}
          names={names}
          you={you}
          ask={table.ask.value}
          marks={glance.sitters.map((_, seat) => <SeatMark key={seat} table={table} glance={glance} seat={seat} />)}
          caption={log.caption}
          prompt={ended === undefined ? waiting(table, stage, phrases) : undefined}
          tools={<Tools table={table} glance={glance} open={(what) => (beside.value = what)} />}
          action={ended && <ResultButton panel={panel} />}
        />
      }
    >
      <Ticker table={table} />
      {beside.value === 'talk' && (
        <Dialog title={w.online.talk} onClose={closeBeside}>
          <Chat table={table} glance={glance} />
        </Dialog>
      )}
      {beside.value === 'people' && (
        <Dialog title={w.online.people} onClose={closeBeside}>
          <Problem table={table} />
          <PeoplePanel table={table} glance={glance} title={phrases.texts.title} />
        </Dialog>
      )}
      {isResultOpen && ended !== undefined && (
        <RoundResult
          table={table}
          glance={glance}
          stage={stage}
          phrases={phrases}
          ended={ended}
          onNextRound={() => {
            close()
            table.nextRound()
          }}
          onClose={close}
        />
      )}
    </PlayLayout>
  )
}

/** Whose turn it is as text; undefined if it is the turn of this person. */
function waiting(table: RemoteTable, stage: Stage, phrases: Phrases): string | undefined {
  const waitsFor = stage.picture.value.seats.find(({ acting }) => acting)
  if (table.ask.value !== undefined || waitsFor === undefined) return undefined
  return words.value.online.waitsFor(phrases.who(waitsFor.seat))
}

/** Notices about the state of the table. */
function Notices({ table, glance }: Omit<Props, 'stage'>) {
  const w = words.value.online
  const { you, phase, asleep, sitters, dealtByHost, host, knocked } = glance
  if (phase !== 'playing') return null
  const isAway = you >= 0 && sitters[you].away
  return (
    <>
      {isAway && (
        <p class="standing" role="status">
          {asleep ? w.yourTimeWasUp : w.botPlaysForYou}{' '}
          <button type="button" class="button" onClick={() => void table.send({ type: 'come-back' })}>
            <Icon name="person" /> {w.comeBack}
          </button>
        </p>
      )}
      {asleep && !isAway && (
        <p class="standing" role="status">
          {w.asleep}
        </p>
      )}
      {host && knocked && (
        <p class="standing" role="alert">
          {w.areYouThere}{' '}
          <button type="button" class="button" onClick={() => void table.send({ type: 'here' })}>
            {w.iAmHere}
          </button>
        </p>
      )}
      {dealtByHost > 0 && table.stage.value!.view.table.round <= dealtByHost && (
        <p class="standing quiet">{w.dealtByHostNow}</p>
      )}
    </>
  )
}

function Tools({ table, glance, open }: Omit<Props, 'stage'> & { open(what: 'talk' | 'people'): void }) {
  const w = words.value.online
  const { you, phase, sitters } = glance
  const mayHandOver = you >= 0 && phase === 'playing' && !sitters[you].away
  return (
    <>
      <button type="button" class="button" aria-label={w.talk} onClick={() => open('talk')}>
        <Icon name="talk" /> <span class="label">{w.talk}</span>
      </button>
      <button type="button" class="button" aria-label={w.people} onClick={() => open('people')}>
        <Icon name="person" /> <span class="label">{w.people}</span>
      </button>
      {mayHandOver && (
        <button
          type="button"
          class="button"
          aria-label={w.stepOut}
          title={w.handOver}
          onClick={() => void table.send({ type: 'hand-over', level: 'steady' })}
        >
          <Icon name="robot" /> <span class="label">{w.stepOut}</span>
        </button>
      )}
      {you < 0 && <p class="watching">{w.youWatch}</p>}
      {you < 0 && <SignInButton onDone={() => location.reload()} />}
    </>
  )
}
