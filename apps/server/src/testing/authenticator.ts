import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, randomBytes, sign } from 'node:crypto'

/** The options that a browser gets from the server. */
interface Options {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
  readonly user?: { readonly id: string }
}

/** Makes an attestation: the name of its format, and its statement as CBOR. */
type Attest = (data: Buffer, clientDataHash: Buffer, keys: KeyPairKeyObjectResult) => readonly [string, Buffer]

const USER_PRESENT = 0x01
const HAS_KEY = 0x40

/** A passkey with its browser; it signs everything. */
export class Authenticator {
  readonly id = randomBytes(16)
  counter = 1
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private userHandle = 'dXNlcg'

  /** Creates the passkey on a page of this origin, without attestation by default. */
  create({ challenge, rp, user }: Options, origin: string, attest: Attest = () => ['none', map()]): object {
    this.userHandle = user!.id
    const attested = Buffer.concat([Buffer.alloc(16), uint16(this.id.length), this.id, this.publicKey()])
    const data = Buffer.concat([this.data(rp!.id, USER_PRESENT | HAS_KEY), attested])
    const clientDataJSON = clientData('webauthn.create', challenge, origin)
    const [format, statement] = attest(data, sha256(Buffer.from(clientDataJSON, 'base64url')), this.keys)
    const object = map([text('fmt'), text(format)], [text('attStmt'), statement], [text('authData'), bytes(data)])
    return this.credential({
      clientDataJSON,
      attestationObject: object.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs a challenge. */
  get({ challenge, rpId }: Options, origin: string): object {
    const clientDataJSON = clientData('webauthn.get', challenge, origin)
    const data = this.data(rpId!, USER_PRESENT)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return this.credential({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    })
  }

  private credential(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
  private data(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter++)
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), counter])
  }
  /** In COSE format: an elliptic curve key (2) for ES256 (-7) on P-256 (1). */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const point = (coordinate: string): Buffer => bytes(Buffer.from(coordinate, 'base64url'))
    return map([int(1), int(2)], [int(3), int(-7)], [int(-1), int(1)], [int(-2), point(x)], [int(-3), point(y)])
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest()
const uint16 = (n: number): Buffer => Buffer.from([n >> 8, n & 0xff])

// The parts of CBOR that are needed here.
const head = (type: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(type << 5) | n])
  return n < 256 ? Buffer.from([(type << 5) | 24, n]) : Buffer.concat([Buffer.from([(type << 5) | 25]), uint16(n)])
}
export const int = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n))
export const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
export const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
export const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])
export const list = (...items: readonly Buffer[]): Buffer => Buffer.concat([head(4, items.length), ...items])
