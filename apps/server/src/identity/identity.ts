import { randomBytes } from 'node:crypto'
import type { DeviceId } from '../store/people.ts'
import type { PersonId } from '../tables/entry.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'
import { hashOf } from './hash.ts'

const KEY = /^[\w-]{43}$/

/** A device that has shown its key. */
export interface CallerDevice {
  readonly device: DeviceId
  /** A browser sends its cookie automatically, a program its key explicitly. */
  readonly by: 'cookie' | 'bearer'
}
/** The sender of a request: a device that has shown its key, and its person. */
export interface Caller extends CallerDevice {
  readonly person: PersonId
}

/** A new random key of 256 bits. Everybody who has it acts as that device. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/** The id of the device with this key. The key cannot be computed from it, so it may appear in logs and the database. */
export const deviceOf = (key: string): DeviceId => hashOf(`trick-bento person ${key}`)

/** The device that sends a request; undefined if it has shown no key. A malformed cookie is ignored. */
export function deviceOfRequest(
  authorization: string | undefined,
  cookie: string | undefined,
): CallerDevice | Refusal | undefined {
  if (authorization !== undefined) {
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    if (key === undefined || !KEY.test(key)) return refusal('bad-key', 'That is not a key; POST /api/keys makes one.')
    return { device: deviceOf(key), by: 'bearer' }
  }
  return cookie !== undefined && KEY.test(cookie) ? { device: deviceOf(cookie), by: 'cookie' } : undefined
}
