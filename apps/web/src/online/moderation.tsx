import type { CommandOf } from '@trick-bento/protocol'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { isMuted, setMuted } from './muted.ts'
import type { RemoteTable } from './remote-table.ts'

interface Props {
  readonly table: RemoteTable
  readonly name: string
}

/** Hides the chat messages of a person on this device. */
export function MuteButton({ table, name, voice }: Props & { readonly voice: number }) {
  const w = words.value.online
  const isMutedNow = isMuted(table.id, voice)
  return (
    <button
      type="button"
      class="button"
      aria-label={isMutedNow ? w.unmuteWho(name) : w.muteWho(name)}
      onClick={() => setMuted(table.id, voice, !isMutedNow)}
    >
      <Icon name={isMutedNow ? 'soundOn' : 'soundOff'} /> {isMutedNow ? w.unmute : w.mute}
    </button>
  )
}

/** Removes a person from the table for good: the one at a seat, or the author of a chat message. */
export function BlockButton({ table, name, whom }: Props & { readonly whom: CommandOf<'block'>['whom'] }) {
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
