import { signal } from '@preact/signals'

/** True while an item could not be saved, because storage is full or forbidden. */
export const storageFailed = signal(false)
/** The names of items that could not be saved. */
const failed = new Set<string>()

function note(name: string, isSaved: boolean): void {
  if (isSaved) failed.delete(name)
  else failed.add(name)
  storageFailed.value = failed.size > 0
}

/** The saved item; undefined if there is none, or if it cannot be read. */
export function loadItem(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Saves an item on this device. Failures only set `storageFailed`. */
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

/** Calls back with the name of an item that another tab saves or removes. Returns a function that ends this. */
export function onItemChange(callback: (name: string) => void): () => void {
  const listener = ({ key }: StorageEvent): void => {
    if (key?.startsWith(PREFIX)) callback(key.slice(PREFIX.length))
  }
  globalThis.addEventListener?.('storage', listener)
  return () => globalThis.removeEventListener?.('storage', listener)
}

const PREFIX = 'trick-bento/'
