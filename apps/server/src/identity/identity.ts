import { randomBytes } from 'node:crypto'
import type { DeviceId } from '../store/people.ts'
import type { PersonId } from '../tables/entry.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'
import { hashOf } from './hash.ts'

const KEY = /^[\w-]{43}$/

/** A device that has shown its key. */
export interface ShownKey {
  readonly device: DeviceId
  /** A browser sends its cookie by itself, a program its key on purpose. */
  readonly by: 'cookie' | 'bearer'
}
/** Who has shown a key. */
export interface Shown extends ShownKey {
  readonly person: PersonId
}

/** 256 bits that nobody can guess; whoever has them is that device. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/** Public enough for our log and database, and no way back to the key. */
export const deviceOf = (key: string): DeviceId => hashOf(`trick-bento person ${key}`)

/** Which device asks; undefined if it has shown nothing. A cookie that is none of ours is as good as none. */
export function whoAsks(authorization: string | undefined, cookie: string | undefined): ShownKey | Refusal | undefined {
  if (authorization !== undefined) {
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    if (key === undefined || !KEY.test(key)) return refusal('bad-key', 'That is not a key; POST /api/keys makes one.')
    return { device: deviceOf(key), by: 'bearer' }
  }
  return cookie !== undefined && KEY.test(cookie) ? { device: deviceOf(cookie), by: 'cookie' } : undefined
}
