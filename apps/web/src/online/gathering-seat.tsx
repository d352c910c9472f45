import { useSignal } from '@preact/signals'
import type { TableGlance } from '@trick-bento/protocol'
import { words } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { randomValue } from './api.ts'
import { LevelSelect } from './level-select.tsx'
import { BlockButton } from './moderation.tsx'
import type { RemoteTable } from './remote-table.ts'
import { SeatPerson } from './seat-person.tsx'
import './seat-person.css'

interface Props {
  readonly table: RemoteTable
  readonly glance: TableGlance
  readonly seat: number
}

/** A seat before the game: who has it, and the buttons to take, leave or fill it. */
export function GatheringSeat({ table, glance, seat }: Props) {
  const w = words.value
  const nameless = useSignal(false)
  const { kind, name, level } = glance.sitters[seat]
  const isYou = glance.you === seat
  const sit = (): void => {
    const { name: own } = settings.value
    nameless.value = own === ''
    if (own !== '') void table.send({ type: 'sit', seat, name: own, value: randomValue() })
  }
  return (
    <li class={`list-item chair${isYou ? ' you' : ''}`}>
      <GatheringSeatName glance={glance} seat={seat} />
      <span class="actions">
        {kind !== 'person' && !isYou && (
          <button type="button" class="button" aria-label={w.online.sitAt(seat + 1)} onClick={sit}>
            {w.online.sitHere}
          </button>
        )}
        {isYou && (
          <button type="button" class="button" onClick={() => void table.send({ type: 'stand' })}>
            {w.online.stand}
          </button>
        )}
        {glance.host && kind !== 'person' && (
          <LevelSelect
            label={w.online.botAt(seat + 1)}
            noBot={kind === 'bot' ? w.online.forFriend : w.online.putBot}
            level={level}
            onChange={(chosen) =>
              void table.send(chosen ? { type: 'seat-bot', seat, level: chosen } : { type: 'kick', seat })
            }
          />
        )}
        {glance.host && kind === 'person' && !isYou && (
          <button
            type="button"
            class="button"
            aria-label={w.online.removeFrom(seat + 1)}
            onClick={() => void table.send({ type: 'kick', seat })}
          >
            {w.online.remove}
          </button>
        )}
        {glance.host && kind === 'person' && !isYou && <BlockButton table={table} name={name} whom={{ seat }} />}
      </span>
      {nameless.value && (
        <span class="field-error" role="alert">
          {w.online.nameFirst}
        </span>
      )}
    </li>
  )
}

function GatheringSeatName({ glance, seat }: { glance: TableGlance; seat: number }) {
  const w = words.value.online
  const { kind, name } = glance.sitters[seat]
  if (kind !== 'free' && kind !== 'kept') return <SeatPerson glance={glance} seat={seat} />
  return (
    <span class="chair-name free">
      <span class="chair-number">{seat + 1}</span>
      {kind === 'kept' ? w.keptFor(name) : w.free}
    </span>
  )
}
