import { signal } from '@preact/signals'
import type { RedactedEntry } from '@trick-bento/protocol'
import { words } from '../i18n/index.ts'

/** A chat message, or something else that happened at a table apart from the cards. */
export interface Activity {
  readonly number: number
  readonly entry: RedactedEntry
  /** The name of the person who spoke or acted. */
  readonly name: string
  readonly isYours: boolean
  /** It happened before this device connected. */
  readonly isPast: boolean
}

const MAX_KEPT = 100

/** The last activities of a table. */
export class ActivityLog {
  readonly items = signal<readonly Activity[]>([])
  private readonly seated = new Map<number, { readonly name: string; readonly isYou: boolean }>()

  clear(): void {
    this.items.value = []
    this.seated.clear()
  }

  add(number: number, entry: RedactedEntry, isPast: boolean): void {
    const seat = 'seat' in entry ? entry.seat : -1
    const before = this.seated.get(seat)
    if (entry.type === 'sat') this.seated.set(seat, { name: entry.name, isYou: entry.you })
    const { name = 'name' in entry ? entry.name : '', isYou = false } = this.seated.get(seat) ?? {}
    if (entry.type === 'left') this.seated.delete(seat)
    // A person who sits down again only sends a new value for the deal.
    const isRepeated = entry.type === 'sat' && before?.name === entry.name
    if (isRepeated || entry.type === 'decided') return
    const activity: Activity = { number, entry, name, isYours: isYou, isPast }
    this.items.value = [...this.items.value.slice(1 - MAX_KEPT), activity]
  }

  /** Does this device's person sit at the seat? */
  isYourSeat(seat: number): boolean {
    return this.seated.get(seat)?.isYou === true
  }
}

/** The number that all chat messages of one person have in common; undefined for other activities. */
export const voiceOf = ({ entry }: Activity): number | undefined => (entry.type === 'said' ? entry.voice : undefined)

/** An activity as text; undefined if there is nothing to show. */
export function activityText({ entry, name, isYours }: Activity): string | undefined {
  const w = words.value.online
  const who = { name, you: isYours }
  switch (entry.type) {
    case 'said': {
      const { what } = entry
      return w.said(words.value.common.name(who), 'emote' in what ? w.emotes[what.emote] : what.text)
    }
    case 'sat':
      return w.happened.sat(who)
    case 'left':
      return entry.why === 'kicked' ? w.happened.kicked(who) : w.happened.stoodUp(who)
    case 'blocked':
      return w.happened.blocked(who)
    case 'bot':
      if (entry.why === 'away') return w.happened.away(who)
      return entry.why === 'asked' ? w.happened.asked(who) : undefined
    case 'back':
      return w.happened.back(who)
    case 'knocked':
      return w.happened.knocked(who)
    case 'hosted':
      return w.happened.hosted(who)
    case 'asleep':
      return w.happened.asleep
    case 'awake':
      return w.happened.awake
    case 'followed':
      return w.happened.followed
    default:
      return undefined
  }
}
