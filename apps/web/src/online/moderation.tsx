import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { isMuted, setMuted } from './muted.ts'
import type { RemoteTable } from './remote-table.ts'

interface Props {
  readonly table: RemoteTable
  readonly name: string
}

/** Does not hear somebody any more, on this device. */
export function MuteButton({ table, name, voice }: Props & { readonly voice: number }) {
  const w = words.value.online
  const isSilent = isMuted(table.id, voice)
  return (
    <button
      type="button"
      class="button"
      aria-label={isSilent ? w.unmuteWho(name) : w.muteWho(name)}
      onClick={() => setMuted(table.id, voice, !isSilent)}
    >
      <Icon name={isSilent ? 'soundOn' : 'soundOff'} /> {isSilent ? w.unmute : w.mute}
    </button>
  )
}

/** Sends somebody away for good: whoever sits there, or whoever said this. */
export function BlockButton({ table, name, whom }: Props & { readonly whom: { seat: number } | { said: number } }) {
  const w = words.value.online
  return (
    <button
      type="button"
      class="button"
      aria-label={w.blockWho(name)}
      onClick={() => void table.send({ type: 'block', whom })}
    >
      {w.block}
    </button>
  )
}
