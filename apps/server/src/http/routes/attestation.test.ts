import assert from 'node:assert/strict'
import { type KeyObject, sign } from 'node:crypto'
import { test } from 'node:test'
import { Authenticator, bytes, int, list, map, text } from '../../testing/authenticator.ts'
import { Browser } from '../../testing/browser.ts'
import { openTestServer } from '../../testing/test-server.ts'

type Attest = NonNullable<Parameters<Authenticator['create']>[2]>

const ES256 = -7

/** The parts of DER that a certificate needs. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)
const ECDSA_WITH_SHA256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
const time = (text: string): Buffer => der(0x17, Buffer.from(text))

/** A self-made certificate for a key. */
function certificateOf(publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const version = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.from([1]))
  const validity = sequence(time('200101000000Z'), time('491231235959Z'))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const content = sequence(version, serial, ECDSA_WITH_SHA256, sequence(), validity, sequence(), key)
  const signature = sign('sha256', content, privateKey)
  return sequence(content, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature))
}

/** A self-attestation, which browsers pass on even if the server has not asked for one. */
const bySelf: Attest = (data, hash, { privateKey }) => [
  'packed',
  map([text('alg'), int(ES256)], [text('sig'), bytes(sign('sha256', Buffer.concat([data, hash]), privateKey))]),
]

/** An attestation with a certificate that the library accepts. */
const byCertificate: Attest = (data, hash, { publicKey, privateKey }) => {
  const [site, id] = [data.subarray(0, 32), data.subarray(55, 71)]
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-65)
  const signed = Buffer.concat([Buffer.from([0]), site, hash, id, point])
  return [
    'fido-u2f',
    map(
      [text('sig'), bytes(sign('sha256', signed, privateKey))],
      [text('x5c'), list(bytes(certificateOf(publicKey, privateKey)))],
    ),
  ]
}

test('the server refuses a passkey with a certificate, because checking it would send requests to the addresses it names', async (t) => {
  const { origin } = await openTestServer(t)
  const browser = new Browser(origin.replace('127.0.0.1', 'localhost'))
  const add = async (attest?: Attest) => {
    const { json: options } = await browser.post('/api/me/passkeys/options', {})
    return browser.post('/api/me/passkeys', new Authenticator().create(options, browser.origin, attest))
  }
  assert.equal((await add()).status, 200)
  assert.equal((await add(bySelf)).status, 200)
  const certified = await add(byCertificate)
  assert.deepEqual([certified.status, certified.json.code], [401, 'bad-passkey'])
})
