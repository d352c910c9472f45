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
import type { Caller } from './identity.ts'
import type { Site } from './public-origin.ts'

/** Milliseconds in which a person must confirm with their authenticator. */
const TIMEOUT = 5 * 60_000
const PASSKEY_LIMIT = 10
/** Algorithms by their COSE numbers: ES256, Ed25519 and RS256. Every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257]

const rejected = refusal('bad-passkey', 'This passkey was not accepted; ask for a new challenge and try again.')
const unknown = refusal('bad-passkey', 'This passkey is unknown here; it may have been removed.')
const tooMany = refusal('too-many', `You can have at most ${PASSKEY_LIMIT} passkeys; remove one first.`)
const known = refusal('conflict', 'This passkey was added before.')

type Registration = Omit<RegistrationResponseJSON, 'authenticatorAttachment'>
type Authentication = Omit<AuthenticationResponseJSON, 'authenticatorAttachment'>

/** Adds passkeys and verifies their use. Only the public half is kept, and nothing about the authenticator's maker. */
export class Passkeys {
  private readonly people: People

  constructor(people: People) {
    this.people = people
  }

  /** The options with which a browser creates a passkey for this person. Only they see `name`. */
  async optionsToAdd(
    { person, device }: Caller,
    site: Site,
    name: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | Refusal> {
    const { generateRegistrationOptions } = await library()
    const present = await this.people.passkeysOf(person)
    if (present.length >= PASSKEY_LIMIT) return tooMany
    const options = await generateRegistrationOptions({
      rpName: 'Trick Bento',
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      userID: handleOf(person),
      timeout: TIMEOUT,
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

  /** Keeps a passkey that a browser has created. */
  async add(
    { person, device }: Caller,
    site: Site,
    response: Registration,
    label: string,
  ): Promise<Refusal | undefined> {
    const { verifyRegistrationResponse } = await library()
    if (!(await isUncertified(response))) return rejected
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.take(challenge, device, 'add'),
      expectedOrigin: site.origins,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(undefinedUnlessUnavailable)
    if (verified?.verified !== true) return rejected
    if ((await this.people.passkeysOf(person)).length >= PASSKEY_LIMIT) return tooMany
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

  /** The options with which a browser requests any passkey of this site. */
  async optionsToUse(device: DeviceId, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: TIMEOUT,
      userVerification: 'preferred',
    })
    await this.keep(options.challenge, device, 'use')
    return options
  }

  /** The passkey that has signed the challenge. */
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
    }).catch(undefinedUnlessUnavailable)
    if (verified?.verified !== true) return rejected
    await this.people.usePasskey(id, verified.authenticationInfo.newCounter, Date.now())
    return passkey
  }

  private async keep(challenge: string, device: DeviceId, purpose: Challenge['purpose']): Promise<void> {
    const now = Date.now()
    await this.people.keepChallenge({ challenge, device, purpose, until: now + TIMEOUT }, now)
  }
  private take(challenge: string, device: DeviceId, purpose: Challenge['purpose']): Promise<boolean> {
    return this.people.takeChallenge({ challenge, device, purpose }, Date.now())
  }
}

/** Loaded when it is needed: it is large, and most visits do not need it. */
const library = () => import('@simplewebauthn/server')

/**
 * Does the response come without certificates, as requested? For certificates, the library would contact any address that
 * they name to check whether they were revoked.
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

/** The library throws on malformed input, which counts as rejected. */
function undefinedUnlessUnavailable(error: unknown): undefined {
  if (error instanceof StoreUnavailable) throw error
}

/** The same for all passkeys of a person. The person cannot be computed from it. */
const handleOf = (person: PersonId): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`trick-bento passkey ${person}`).digest())
