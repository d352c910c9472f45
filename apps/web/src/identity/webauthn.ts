import type { Reply } from '../online/api.ts'

/** Not at every address: browsers want https or localhost, and a host with a name. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

export const createPasskey = (options: object): Promise<Reply<object>> =>
  asking(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  )

export const signWithPasskey = (options: object): Promise<Reply<object>> =>
  asking(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  )

async function asking(person: () => Promise<Credential | null>): Promise<Reply<object>> {
  try {
    const credential = await person()
    return { ok: true, value: (credential as PublicKeyCredential).toJSON() }
  } catch (error) {
    return { ok: false, code: (error as Error).name === 'InvalidStateError' ? 'already-there' : 'not-done' }
  }
}
