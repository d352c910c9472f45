import { createHash } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Challenge, DeviceId, Passkey, People } from '../store/people.ts'
import { StoreUnavailable } from '../store/store.ts'
import type { PersonId } from '../tables/entry.ts'
import { type Refusal, refusal } from '../tables/refusal.ts'
import type { Shown } from './identity.ts'
import type { Site } from './site.ts'

/** Somebody may take so long to find their finger, in milliseconds. */
const PATIENCE = 5 * 60_000
const MOST_PASSKEYS = 10
/** What every authenticator can do: ES256, Ed25519 and RS256, by their numbers in COSE. */
const ALGORITHMS = [-7, -8, -257]

const notGood = refusal('bad-passkey', 'This passkey was not accepted; ask for a new challenge and try again.')
const unknown = refusal('bad-passkey', 'Nobody here has this passkey; it may have been removed.')
const tooMany = refusal('too-many', `Nobody needs more than ${MOST_PASSKEYS} passkeys; remove one first.`)
const known = refusal('conflict', 'This passkey is already here.')

type Registration = Omit<RegistrationResponseJSON, 'authenticatorAttachment'>
type Authentication = Omit<AuthenticationResponseJSON, 'authenticatorAttachment'>

/** Passkeys are added and used here. Of each, the public half is kept, and no word about who made it. */
export class Passkeys {
  private readonly people: People

  constructor(people: People) {
    this.people = people
  }

  /** What a browser needs to make a passkey for whoever asks; `name` is for their own eyes. */
  async optionsToAdd(
    { person, device }: Shown,
    site: Site,
    name: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | Refusal> {
    const { generateRegistrationOptions } = await library()
    const present = await this.people.passkeysOf(person)
    if (present.length >= MOST_PASSKEYS) return tooMany
    const options = await generateRegistrationOptions({
      rpName: 'Trick Bento',
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      userID: handleOf(person),
      timeout: PATIENCE,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: present
        .filter((passkey) => passkey.site === site.host)
        .map(({ id, transports }) => ({ id, transports: [...transports] })),
    })
    await this.keep(options.challenge, device, 'add')
    return options
  }

  /** Keeps the passkey that a browser has made. */
  async add(
    { person, device }: Shown,
    site: Site,
    response: Registration,
    label: string,
  ): Promise<Refusal | undefined> {
    const { verifyRegistrationResponse } = await library()
    if (!(await isUncertified(response))) return notGood
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.take(challenge, device, 'add'),
      expectedOrigin: site.origins,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(nothing)
    if (verified?.verified !== true) return notGood
    if ((await this.people.passkeysOf(person)).length >= MOST_PASSKEYS) return tooMany
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
    const now = Date.now()
    const isNew = await this.people.addPasskey({
      id,
      person,
      site: site.host,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((each): each is string => each !== undefined),
      label,
      since: now,
      usedAt: now,
    })
    return isNew ? undefined : known
  }

  /** What a browser needs to ask for any passkey that was made here. */
  async optionsToUse(device: DeviceId, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: PATIENCE,
      userVerification: 'preferred',
    })
    await this.keep(options.challenge, device, 'use')
    return options
  }

  /** Whose passkey has signed. */
  async use(device: DeviceId, site: Site, response: Authentication): Promise<Passkey | Refusal> {
    const { verifyAuthenticationResponse } = await library()
    const passkey = await this.people.passkey(response.id)
    if (passkey === undefined || passkey.site !== site.host) return unknown
    const { id, counter } = passkey
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.take(challenge, device, 'use'),
      expectedOrigin: site.origins,
      expectedRPID: site.host,
      credential: { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
      requireUserVerification: false,
    }).catch(nothing)
    if (verified?.verified !== true) return notGood
    await this.people.usePasskey(id, verified.authenticationInfo.newCounter, Date.now())
    return passkey
  }

  private async keep(challenge: string, device: DeviceId, purpose: Challenge['purpose']): Promise<void> {
    const now = Date.now()
    await this.people.keepChallenge({ challenge, device, purpose, until: now + PATIENCE }, now)
  }
  private take(challenge: string, device: DeviceId, purpose: Challenge['purpose']): Promise<boolean> {
    return this.people.takeChallenge({ challenge, device, purpose }, Date.now())
  }
}

/** It is large, and most visits do without it. */
const library = () => import('@simplewebauthn/server')

/**
 * Does it come without certificates, as we have asked for it? For others the library would ask whatever address they name
 * whether they have been revoked.
 */
async function isUncertified({ response }: Registration): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    const object = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const format = object.get('fmt')
    return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}

/** The library throws where somebody sent something strange; whoever sent it hears that it was not accepted. */
function nothing(error: unknown): undefined {
  if (error instanceof StoreUnavailable) throw error
}

/** One and the same for all passkeys of a person, and no way back to who it is. */
const handleOf = (person: PersonId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`trick-bento passkey ${person}`).digest())
