import { signal } from '@preact/signals'
import { ask, type Reply } from '../online/api.ts'
import { bringSubscription, endSubscription } from './push-subscription.ts'
import { createPasskey, signWithPasskey } from './webauthn.ts'

export interface Me {
  readonly somebody: boolean
  readonly passkeys: readonly Passkey[]
  readonly devices: readonly Device[]
}
export interface Passkey {
  readonly id: string
  readonly label: string
  readonly since: number
  readonly usedAt: number
}
export interface Device {
  readonly id: string
  readonly label: string
  readonly since: number
  readonly you: boolean
}

/** Who this device is, as the server knows it; a code if it does not tell. */
export const me = signal<Me | string | undefined>(undefined)

export const lookAtMe = async (): Promise<Reply<Me>> => note(await ask<Me>('/api/me'))

/** Makes a passkey for whoever this device is; `name` is for the person's own eyes. */
export async function addPasskey(name: string): Promise<Reply<Me>> {
  const options = await ask<object>('/api/me/passkeys/options', name === '' ? {} : { name })
  if (!options.ok) return options
  const made = await createPasskey(options.value)
  return made.ok ? note(await ask<Me>('/api/me/passkeys', made.value)) : made
}

/** Makes this device who a passkey says. */
export async function signIn(): Promise<Reply<Me>> {
  const options = await ask<object>('/api/sign-in/options', {})
  if (!options.ok) return options
  const signed = await signWithPasskey(options.value)
  if (!signed.ok) return signed
  const reply = note(await ask<Me>('/api/sign-in', signed.value))
  if (reply.ok) await bringSubscription()
  return reply
}

export const removePasskey = (id: string): Promise<Reply<Me>> => remove(`passkeys/${encodeURIComponent(id)}`)
export const signOut = (id: string): Promise<Reply<Me>> => remove(`devices/${encodeURIComponent(id)}`)
export const signOutOthers = (): Promise<Reply<Me>> => remove('devices')

export async function forgetMe(): Promise<Reply<Me>> {
  await endSubscription()
  return note(await ask<Me>('/api/me/leave', {}))
}
export async function deleteMe(): Promise<Reply<Me>> {
  await endSubscription()
  return note(await ask<Me>('/api/me', undefined, 'DELETE'))
}

const remove = async (what: string): Promise<Reply<Me>> => note(await ask<Me>(`/api/me/${what}`, undefined, 'DELETE'))

/** A refusal leaves what is known as it is. */
function note(reply: Reply<Me>): Reply<Me> {
  if (reply.ok) me.value = reply.value
  else me.value ??= reply.code
  return reply
}
