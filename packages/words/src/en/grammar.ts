import { capital, minus } from '../strings.ts'
import type { Who } from '../who.ts'

export { capital, minus, signed, small } from '../strings.ts'

/** `Aoi`, `Aoi and Ben`, `Aoi, Ben and Chika`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** The beginning of a sentence or a label. */
export const name = (who: Who): string => (who.you ? 'You' : who.name)
/** Inside a sentence. */
export const whom = (who: Who): string => (who.you ? 'you' : who.name)
export const whose = (who: Who): string => (who.you ? 'Your' : `${who.name}’s`)

/** `You play`, `Aoi plays`. */
export const does = (who: Who, infinitive: string): string => `${name(who)} ${verb(who, infinitive)}`
/** A verb after its subject: `play`, `plays`. */
export const verb = (who: Who, infinitive: string): string => (who.you ? infinitive : thirdPerson(infinitive))
/** `You are`, `Aoi is`. */
export const is = (who: Who): string => (who.you ? 'You are' : `${who.name} is`)

/** `You win`, `Aoi wins`, `Aoi and Ben win`, `You and Aoi win`. */
export function doTogether(everybody: readonly Who[], verb: string): string {
  if (everybody.length === 1) return does(everybody[0], verb)
  return `${capital(everyone(everybody))} ${verb}`
}
/** `you and Aoi`. */
const everyone = (everybody: readonly Who[]): string => listed(youFirst(everybody).map(whom))
const youFirst = (everybody: readonly Who[]): Who[] => everybody.toSorted((a, b) => Number(b.you) - Number(a.you))

/** `1 card`, `3 cards`. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${minus(n)} ${Math.abs(n) === 1 ? one : many}`

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:[sxz]|[cs]h|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
