import { type GameRecord, MAX_RECORD_LENGTH } from '@trick-bento/kit'
import { urlOf } from '../app/base-path.ts'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { compress, decompress } from './compress.ts'
import { readRecord } from './read-record.ts'
import { fault, type Reading } from './reading.ts'

/** The first letter of the fragment says how the rest is to be read. */
const VERSION = 'a'
/** No record that we would read needs more, however badly it can be compressed. */
const LONGEST_FRAGMENT = 2 * MAX_RECORD_LENGTH

/** Longer links are cut by too many programs on their way. */
export const LONGEST_LINK = 32_000

/** A finished game as a link: the fragment is the whole record, so no server ever hears of it. */
export async function linkOf(record: GameRecord, site = urlOf('')): Promise<string> {
  return `${site}/replay#${await fragmentOf(record)}`
}

export async function fragmentOf(record: GameRecord): Promise<string> {
  return VERSION + toBase64Url(await compress(JSON.stringify(record)))
}

/** The record of a link; takes the fragment, with or without its #. */
export async function readLink(fragment: string): Promise<Reading<GameRecord>> {
  const text = fragment.replace(/^#/, '').replaceAll(/\s/g, '')
  if (text === '') return fault('empty', 'the link holds no game')
  if (text.length > LONGEST_FRAGMENT) return fault('too large', `the link has ${text.length} characters`)
  const [version] = text
  if (version !== VERSION && /[a-z]/.test(version))
    return fault('newer link', `the link is of version ${version}, known is ${VERSION}`)
  const bytes = version === VERSION ? fromBase64Url(text.slice(1)) : undefined
  if (bytes === undefined) return fault('damaged link', 'the link has letters that do not belong there')
  const unpacked = await decompress(bytes, MAX_RECORD_LENGTH)
  return unpacked.ok ? readRecord(unpacked.value) : unpacked
}
