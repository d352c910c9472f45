import { type GameRecord, MAX_RECORD_LENGTH } from '@trick-bento/kit'
import { urlOf } from '../app/base-path.ts'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { compress, decompress } from './compress.ts'
import { readRecord } from './read-record.ts'
import { fault, type Reading } from './reading.ts'

/** The first letter of the fragment is the version of the encoding. */
const VERSION = 'a'
/** Enough for the longest record that we read, even if it cannot be compressed. */
const LONGEST_FRAGMENT = 2 * MAX_RECORD_LENGTH

/** Longer links are truncated by too many programs. */
export const LONGEST_LINK = 32_000

/** The link to the replay of a finished game. The record is in the fragment, which browsers do not send to servers. */
export async function linkOf(record: GameRecord, site = urlOf('')): Promise<string> {
  return `${site}/replay#${await fragmentOf(record)}`
}

export async function fragmentOf(record: GameRecord): Promise<string> {
  return VERSION + toBase64Url(await compress(JSON.stringify(record)))
}

/** Reads the fragment of a link, with or without its `#`. */
export async function readLink(fragment: string): Promise<Reading<GameRecord>> {
  const text = fragment.replace(/^#/, '').replaceAll(/\s/g, '')
  if (text === '') return fault('empty', 'the link contains no game')
  if (text.length > LONGEST_FRAGMENT) return fault('too large', `the link has ${text.length} characters`)
  const [version] = text
  if (version !== VERSION && /[a-z]/.test(version))
    return fault('newer link', `the link has version ${version}, only ${VERSION} is known`)
  const bytes = version === VERSION ? fromBase64Url(text.slice(1)) : undefined
  if (bytes === undefined) return fault('damaged link', 'the link contains invalid characters')
  const unpacked = await decompress(bytes, MAX_RECORD_LENGTH)
  return unpacked.ok ? readRecord(unpacked.value) : unpacked
}
