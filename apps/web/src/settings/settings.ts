import { effect, signal } from '@preact/signals'
import { loadItem, saveItem } from './storage.ts'

export const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const
export const THEMES = ['system', 'light', 'dark'] as const
export const LANGUAGES = ['en', 'ja'] as const
export const TEXT_SIZES = [100, 125, 150, 200] as const

export const MAX_NAME = 20

export type Speed = (typeof SPEEDS)[number]
export type Theme = (typeof THEMES)[number]
export type Language = (typeof LANGUAGES)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** How fast cards move and bots seem to think. */
  readonly speed: Speed
  /** A finished trick waits for a tap, or goes on by itself after a while. */
  readonly trickPause: 'tap' | 'time'
  /** Moves without a choice are played by themselves. */
  readonly autoplay: boolean
  readonly sounds: boolean
  /** The person's own name at the table; empty for none. */
  readonly name: string
}

const PRESET: Settings = {
  language: navigator.languages.some((each) => each.startsWith('ja')) && !prefersEnglish() ? 'ja' : 'en',
  theme: 'system',
  textSize: 100,
  speed: 'normal',
  trickPause: 'tap',
  autoplay: false,
  sounds: true,
  name: '',
}

export const settings = signal<Settings>(read(loadItem('settings')))
effect(() => saveItem('settings', settings.value))

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some }
}

/** English stands before Japanese in the browser's list. */
function prefersEnglish(): boolean {
  const first = (prefix: string): number => navigator.languages.findIndex((each) => each.startsWith(prefix))
  return first('en') >= 0 && first('en') < first('ja')
}

/** What was kept, as far as it makes sense; the preset for the rest. */
function read(kept: unknown): Settings {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const pick = <T>(name: keyof Settings, allowed: readonly T[]): T =>
    allowed.find((each) => each === given[name]) ?? (PRESET[name] as T)
  return {
    language: pick('language', LANGUAGES),
    theme: pick('theme', THEMES),
    textSize: pick('textSize', TEXT_SIZES),
    speed: pick('speed', SPEEDS),
    trickPause: pick('trickPause', ['tap', 'time'] as const),
    autoplay: pick('autoplay', [true, false]),
    sounds: pick('sounds', [true, false]),
    name: typeof given.name === 'string' ? given.name.slice(0, MAX_NAME) : '',
  }
}
