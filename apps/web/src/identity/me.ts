import { signal } from '@preact/signals'
import type { Me } from '@trick-bento/protocol'
import { type FailureCode, type Reply, request } from '../online/request.ts'
import { endSubscription, renewSubscription } from './push-subscription.ts'
import { createPasskey, signWithPasskey } from './webauthn.ts'

/** What the server knows about the person of this device; a code if the request failed. */
export const me = signal<Me | FailureCode | undefined>(undefined)

export const readMe = async (): Promise<Reply<Me>> => remember(await request<Me>('/api/me'))

/** Makes a passkey for the person of this device. `name` is for the person's own list of passkeys. */
export async function addPasskey(name: string): Promise<Reply<Me>> {
  const options = await request<PublicKeyCredentialCreationOptionsJSON>(
    '/api/me/passkeys/options',
    name === '' ? {} : { name },
  )
  if (!options.ok) return options
  const created = await createPasskey(options.value)
  return created.ok ? remember(await request<Me>('/api/me/passkeys', created.value)) : created
}

/** Signs this device in as the person of a passkey. */
export async function signIn(): Promise<Reply<Me>> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/options', {})
  if (!options.ok) return options
  const signed = await signWithPasskey(options.value)
  if (!signed.ok) return signed
  const reply = remember(await request<Me>('/api/sign-in', signed.value))
  if (reply.ok) await renewSubscription()
  return reply
}

export const removePasskey = (id: string): Promise<Reply<Me>> => remove(`passkeys/${encodeURIComponent(id)}`)
export const signOut = (id: string): Promise<Reply<Me>> => remove(`devices/${encodeURIComponent(id)}`)
export const signOutOthers = (): Promise<Reply<Me>> => remove('devices')

/** Signs this device out. */
export async function forgetDevice(): Promise<Reply<Me>> {
  await endSubscription()
  return remember(await request<Me>('/api/me/leave', {}))
}
/** Deletes everything that the server knows about the person. */
export async function deleteMe(): Promise<Reply<Me>> {
  await endSubscription()
  return remember(await request<Me>('/api/me', undefined, 'DELETE'))
}

const remove = async (path: string): Promise<Reply<Me>> =>
  remember(await request<Me>(`/api/me/${path}`, undefined, 'DELETE'))

/** After a failure, the last known state stays. */
function remember(reply: Reply<Me>): Reply<Me> {
  if (reply.ok) me.value = reply.value
  else me.value ??= reply.code
  return reply
}
