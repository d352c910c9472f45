import { words } from '../i18n/index.ts'
import type { TableEntry } from './api.ts'

/** Something that was said or happened at a table, apart from the cards. */
export interface Activity {
  readonly number: number
  readonly entry: TableEntry
  /** Who spoke, or of whom it is told. */
  readonly name: string
  readonly isYours: boolean
  /** It happened before this device came. */
  readonly isPast: boolean
}

/** Who somebody's words belong to; undefined if nobody spoke. */
export const voiceOf = ({ entry }: Activity): number | undefined => (entry.type === 'said' ? entry.voice : undefined)

/** A note in words; undefined if there is nothing to tell. */
export function activityText({ entry, name, isYours }: Activity): string | undefined {
  const w = words.value.online
  const who = { name, you: isYours }
  switch (entry.type) {
    case 'said': {
      const emotes: Readonly<Record<string, string>> = w.emotes
      const { emote, text = '' } = entry.what ?? {}
      return w.said(words.value.common.name(who), emote === undefined ? text : (emotes[emote] ?? emote))
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
