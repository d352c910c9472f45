import { MAX_NAME } from '../settings/settings.ts'

/** What is not seen but turns the text around it, and other control characters; joiners make letters and stay. */
const UNSEEN_LETTERS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu
const TOWERS_OF_ACCENTS = /(\p{M}{3})\p{M}+/gu

/** A stranger's name, fit for the screen: one short line that cannot meddle with the text around it. */
export function safeName(name: string): string {
  const plain = name.normalize('NFC').replaceAll(UNSEEN_LETTERS, ' ').replaceAll(TOWERS_OF_ACCENTS, '$1')
  const letters = [...plain.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= MAX_NAME ? letters.join('') : `${letters.slice(0, MAX_NAME - 1).join('')}…`
}
