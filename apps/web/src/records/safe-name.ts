import { MAX_NAME_LENGTH } from '@trick-bento/protocol/constants'

/** Control and formatting characters. Joiners are part of letters and stay. */
const CONTROL_CHARACTERS = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu
/** More than three combining marks on a letter. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu

/** Sanitizes a name from a record: one short line that cannot affect the text around it. */
export function safeName(name: string): string {
  const plain = name.normalize('NFC').replaceAll(CONTROL_CHARACTERS, ' ').replaceAll(STACKED_MARKS, '$1')
  const letters = [...plain.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= MAX_NAME_LENGTH ? letters.join('') : `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…`
}
