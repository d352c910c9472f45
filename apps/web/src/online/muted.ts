import { signal } from '@preact/signals'
import { loadItem, saveItem } from '../settings/storage.ts'

/** A person at a table, by the number that their chat messages have in common. */
type Voice = readonly [table: string, voice: number]

const MAX_KEPT = 100

const isVoice = (value: unknown): value is Voice =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function loadMuted(): readonly Voice[] {
  const stored = loadItem('muted')
  return Array.isArray(stored) ? stored.filter(isVoice) : []
}

/** The people whose messages this device hides. The server does not know. */
const muted = signal<readonly Voice[]>(loadMuted())

export const isMuted = (table: string, voice: number | undefined): boolean =>
  muted.value.some(([at, each]) => at === table && each === voice)

export function setMuted(table: string, voice: number, isMutedNow: boolean): void {
  const others = muted.value.filter(([at, each]) => at !== table || each !== voice)
  muted.value = isMutedNow ? [...others.slice(1 - MAX_KEPT), [table, voice]] : others
  saveItem('muted', muted.value)
}
