import type { Who } from '../who.ts'

/** A name that says already how to address its owner; it may be marked off from the sentence around it. */
const HAS_TITLE = /(?:さん|ちゃん|くん|君|様|さま|先生)\u2069?$/

/** `Hanaさん`, `あなた`. */
export const san = (who: Who): string => {
  if (who.you) return 'あなた'
  return HAS_TITLE.test(who.name) ? who.name : `${who.name}さん`
}

/** `赤の9、青の5`. */
export const listed = (items: readonly string[]): string => items.join('、')
/** `あなたとHanaさん`. */
export const together = (everybody: readonly Who[]): string =>
  everybody
    .toSorted((a, b) => Number(b.you) - Number(a.you))
    .map(san)
    .join('と')

/** A number with a proper minus. */
export const minus = (n: number): string => String(n).replace('-', '−')
/** A number that was added: `+3`, `−2`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n))
