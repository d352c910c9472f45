import { signal } from '@preact/signals'
import { loadItem, saveItem } from '../settings/storage.ts'

/** Somebody's voice at a table, as this device remembers it. */
type Voice = readonly [table: string, voice: number]

const MOST = 100

const isVoice = (value: unknown): value is Voice =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'

function recalled(): readonly Voice[] {
  const kept = loadItem('muted')
  return Array.isArray(kept) ? kept.filter(isVoice) : []
}

/** Whom this device does not want to hear. Nobody else learns of it. */
const muted = signal<readonly Voice[]>(recalled())

export const isMuted = (table: string, voice: number | undefined): boolean =>
  muted.value.some(([at, each]) => at === table && each === voice)

export function setMuted(table: string, voice: number, isSilent: boolean): void {
  const others = muted.value.filter(([at, each]) => at !== table || each !== voice)
  muted.value = isSilent ? [...others.slice(1 - MOST), [table, voice]] : others
  saveItem('muted', muted.value)
}
