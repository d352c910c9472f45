// Letters that nobody mistakes for one another.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12
const TABLE_ID = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)

/** An id is made from so many bytes: 60 bits, short enough for a link and too many to guess. */
export const ID_BYTES = LENGTH

export const isTableId = (text: string): boolean => TABLE_ID.test(text)

/** An id from two hexadecimal digits for each of its letters. */
export const tableId = (hex: string): string =>
  Array.from({ length: LENGTH }, (_, i) => ALPHABET[Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) % 32]).join('')
