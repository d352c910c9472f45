import type { CredentialJSON, Reply } from '../online/request.ts'

/** Browsers support passkeys only with https or on localhost, and only for host names, not for IP addresses. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname)

export const createPasskey = (options: PublicKeyCredentialCreationOptionsJSON): Promise<Reply<CredentialJSON>> =>
  credentialFrom(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )

export const signWithPasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<Reply<CredentialJSON>> =>
  credentialFrom(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )

/** Asks the person by a dialog of the browser; they may refuse. */
async function credentialFrom(dialog: () => Promise<Credential | null>): Promise<Reply<CredentialJSON>> {
  try {
    const credential = await dialog()
    return { ok: true, value: (credential as PublicKeyCredential).toJSON() }
  } catch (error) {
    return { ok: false, code: (error as Error).name === 'InvalidStateError' ? 'already-there' : 'not-done' }
  }
}
