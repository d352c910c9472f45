import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'

interface Delivery {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service on this machine that records deliveries. `answer` is the status for a path; 0 means no reply. */
export async function openPushService(t: TestContext, answer: (path: string) => number = () => 201) {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    deliveries.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
    const status = answer(request.url!)
    if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deliveries }
}

/** The browser's side of a subscription, which can decrypt its messages. */
export class Subscriber {
  private readonly keys = createECDH('prime256v1')
  private readonly auth = randomBytes(16)

  constructor() {
    this.keys.generateKeys()
  }

  subscription(endpoint: string): object {
    return {
      endpoint,
      expirationTime: null,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    }
  }

  /** RFC 8291 with the content coding of RFC 8188: salt, record size, key of the sender, one record. */
  read(body: Buffer): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender])
    const secret = hkdf(this.keys.computeSecret(sender), this.auth, about, 32)
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** RFC 8292: the claims of the sender; throws if they are not signed with this key. */
export function readVapid({ authorization = '' }: IncomingHttpHeaders, publicKey: string): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const by = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const signed = Buffer.from(`${head}.${claims}`)
  const isGood = verify('sha256', signed, { key: by, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (key !== publicKey || !isGood) throw new Error(`not signed with ${publicKey}: ${authorization}`)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
