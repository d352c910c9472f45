/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8. It is our own because deals need it synchronously, which Web Crypto is not, and
 * because a page without HTTPS has no Web Crypto.
 */
export function sha256(text: string): Uint32Array {
  const words = padded(utf8(text))
  const hash = START.slice()
  const schedule = new Int32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16))
    mix(hash, schedule)
  }
  return new Uint32Array(hash.buffer)
}

/** SHA-256 of a text as 64 hexadecimal digits. */
export const hashOf = (text: string): string =>
  Array.from(sha256(text), (word) => word.toString(16).padStart(8, '0')).join('')

/** An unpaired surrogate becomes U+FFFD, as in every encoder. */
function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.toWellFormed())
  const bytes = new Uint8Array(escaped.length)
  let length = 0
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes[length++] = Number.parseInt(escaped.slice(i + 1, i + 3), 16)
      i += 2
    } else bytes[length++] = escaped.charCodeAt(i)
  }
  return bytes.subarray(0, length)
}

/** Fills the last block of 16 words with a single bit, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64))
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - 8 * (i & 3))
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3))
  words[words.length - 2] = bytes.length / 2 ** 29
  words[words.length - 1] = bytes.length << 3
  return words
}

const rotr = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

function mix(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ (w[i - 15] >>> 3)
    const s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ (w[i - 2] >>> 10)
    w[i] = w[i - 16] + s0 + w[i - 7] + s1
  }
  let a = hash[0]
  let b = hash[1]
  let c = hash[2]
  let d = hash[3]
  let e = hash[4]
  let f = hash[5]
  let g = hash[6]
  let h = hash[7]
  for (let i = 0; i < 64; i++) {
    const one = (h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
    const two = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  hash[0] += a
  hash[1] += b
  hash[2] += c
  hash[3] += d
  hash[4] += e
  hash[5] += f
  hash[6] += g
  hash[7] += h
}

/** The first 32 bits of the fractional part of a root of each of the first primes. */
const fractions = (count: number, root: (prime: number) => number): Int32Array =>
  Int32Array.from(primes(count), (prime) => (root(prime) % 1) * 2 ** 32)

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const START = fractions(8, Math.sqrt)
const ROUND = fractions(64, Math.cbrt)
