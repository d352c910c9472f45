import { useSignal } from '@preact/signals'
import type { TableGlance } from '@trick-bento/protocol'
import { useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { screenOf } from '../games.ts'
import { words } from '../i18n/index.ts'
import { NameField } from '../settings/name-field.tsx'
import { settings } from '../settings/settings.ts'
import { randomValue } from './api.ts'
import { GuestTable } from './guest-table.tsx'
import { offeredSeat } from './offered-seat.ts'
import type { RemoteTable } from './remote-table.ts'
import './guest.css'

/** A guest's first screen: the table they are invited to, their name, and a button to sit down. */
export function Guest({ table, glance }: { table: RemoteTable; glance: TableGlance }) {
  const w = words.value
  const isNameless = useSignal(false)
  const form = useRef<HTMLFormElement>(null)
  const offered = offeredSeat(glance)
  const { kind } = table.game!
  const sit = (seat: number): void => {
    const name = settings.value.name.trim()
    isNameless.value = name === ''
    if (name === '') form.current?.querySelector('input')?.focus()
    else void table.send({ type: 'sit', seat, name, value: randomValue() })
  }
  return (
    <div class="guest">
      <GuestTable table={table} glance={glance} offered={offered} onSit={sit} />
      <form
        ref={form}
        class="guest-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          sit(offered)
        }}
      >
        {offered < 0 ? (
          <p role="status">{w.online.allSeatsTaken}</p>
        ) : (
          <>
            <NameField title={w.online.guestName} />
            <p class="field-error" role="alert">
              {isNameless.value && settings.value.name.trim() === '' && w.online.nameFirst}
            </p>
            <button type="submit" class="button primary big">
              {w.online.sitDown}
            </button>
            <p class="field-about">{w.online.orWatch}</p>
          </>
        )}
        <p class="guest-facts">
          <a class="button" href={`/learn/${kind.id}`}>
            <Icon name="rules" /> {w.online.howItGoes}
          </a>
          <span class="field-about">{w.online.guestFacts(screenOf(kind).minutes)}</span>
        </p>
      </form>
    </div>
  )
}
