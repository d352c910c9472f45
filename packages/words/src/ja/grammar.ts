import type { Who } from '../who.ts'

export { minus, signed } from '../strings.ts'

/** A name that already ends with a title; it may be isolated from the text around it. */
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
