import type { CDPSession, Page } from 'playwright-core'

/** A virtual authenticator of Chromium, which confirms every request at once. */
export interface Authenticator {
  readonly session: CDPSession
  readonly id: string
}

export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, id }
}

/** Copies passkeys, as a password manager does between the devices of a person. */
export async function copyPasskeys(from: Authenticator, to: Authenticator): Promise<number> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.id })
  for (const credential of credentials) {
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.id, credential })
  }
  return credentials.length
}
