// Without letters that are easily confused.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12
const TABLE_ID = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** The number of random bytes for an id. It has 60 bits: short enough for a link, too many to guess. */
export const ID_BYTES = LENGTH

export const isTableId = (text: string): boolean => TABLE_ID.test(text)

/** Makes an id from two hexadecimal digits per character. */
export const tableId = (hex: string): string =>
  Array.from({ length: LENGTH }, (_, i) => ALPHABET[Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) % 32]).join('')
