import { signal } from '@preact/signals'

/** True while something could not be kept on this device: storage that is full or forbidden. */
export const storageFailed = signal(false)
/** The names of what could not be kept. */
const lost = new Set<string>()

function note(name: string, isKept: boolean): void {
  if (isKept) lost.delete(name)
  else lost.add(name)
  storageFailed.value = lost.size > 0
}

/** What was kept under this name; undefined if nothing, or nothing that can be read. */
export function loadItem(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value on this device; the game goes on if that is impossible. */
export function saveItem(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
    note(name, true)
  } catch {
    note(name, false)
  }
}

export function removeItem(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
    note(name, true)
  } catch {
    note(name, false)
  }
}

/** Calls back with the name of whatever another page of this app keeps or forgets. */
export function onItemChange(callback: (name: string) => void): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key?.startsWith(PREFIX)) callback(key.slice(PREFIX.length))
  })
}

const PREFIX = 'trick-bento/'
