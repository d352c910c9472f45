import { useMemo } from 'preact/hooks'
import { words } from '../i18n/index.ts'

/** Names for everybody: those without one are called by their seat. */
export function useNames(names: readonly string[]): readonly string[] {
  const { unnamed } = words.value.replay
  return useMemo(() => names.map((name, seat) => name || unnamed(seat + 1)), [names, unnamed])
}
