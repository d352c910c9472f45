import { effect, signal } from '@preact/signals'
import { LANGUAGES, type Language, MAX_NAME_LENGTH } from '@trick-bento/protocol/constants'
import { loadItem, saveItem } from './storage.ts'

export const SPEEDS = ['calm', 'normal', 'quick', 'instant'] as const
export const THEMES = ['system', 'light', 'dark'] as const
export const TEXT_SIZES = [100, 125, 150, 200] as const
/** Per cent. */
export const USUAL_VOLUME = 70

export type Speed = (typeof SPEEDS)[number]
export type Theme = (typeof THEMES)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** The speed of card animations and of bots. */
  readonly speed: Speed
  /** A finished trick waits for a tap, or for some time. */
  readonly trickPause: 'tap' | 'time'
  /** Forced moves are played automatically. */
  readonly autoplay: boolean
  /** Of sounds, in per cent; 0 for none. */
  readonly volume: number
  /** The device vibrates at important moments, if it can. */
  readonly vibration: boolean
  /** Single keys act at a table. */
  readonly shortcuts: boolean
  /** The user's name at a table; empty for none. */
  readonly name: string
}

const DEFAULTS: Settings = {
  language: navigator.languages.some((each) => each.startsWith('ja')) && !prefersEnglish() ? 'ja' : 'en',
  theme: 'system',
  textSize: 100,
  speed: 'normal',
  trickPause: 'tap',
  autoplay: false,
  volume: USUAL_VOLUME,
  vibration: true,
  shortcuts: true,
  name: '',
}

export const settings = signal<Settings>(read(loadItem('settings')))
effect(() => saveItem('settings', settings.value))

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some }
}

/** True if English comes before Japanese in the browser's list of languages. */
function prefersEnglish(): boolean {
  const first = (prefix: string): number => navigator.languages.findIndex((each) => each.startsWith(prefix))
  return first('en') >= 0 && first('en') < first('ja')
}

/** The valid part of the saved settings, and defaults for the rest. */
function read(saved: unknown): Settings {
  const given = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {}
  const pick = <T>(name: keyof Settings, allowed: readonly T[]): T =>
    allowed.find((each) => each === given[name]) ?? (DEFAULTS[name] as T)
  return {
    language: pick('language', LANGUAGES),
    theme: pick('theme', THEMES),
    textSize: pick('textSize', TEXT_SIZES),
    speed: pick('speed', SPEEDS),
    trickPause: pick('trickPause', ['tap', 'time'] as const),
    autoplay: pick('autoplay', [true, false]),
    volume: volumeOf(given),
    vibration: pick('vibration', [true, false]),
    shortcuts: pick('shortcuts', [true, false]),
    name: typeof given.name === 'string' ? given.name.slice(0, MAX_NAME_LENGTH) : '',
  }
}

/** Settings of an earlier version have `sounds`, on or off. */
function volumeOf({ volume, sounds }: Record<string, unknown>): number {
  if (typeof volume === 'number' && volume >= 0 && volume <= 100) return volume
  return sounds === false ? 0 : DEFAULTS.volume
}
