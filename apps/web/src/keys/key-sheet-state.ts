import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/** The list of keys while it is open. */
export const openKeySheet = signal<ComponentType | undefined>(undefined)

export async function showKeySheet(): Promise<void> {
  const { KeySheet } = await import('./key-sheet.tsx')
  openKeySheet.value = KeySheet
}
export function hideKeySheet(): void {
  openKeySheet.value = undefined
}
