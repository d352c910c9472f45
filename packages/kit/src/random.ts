/** A source of random numbers. */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k))

/** xoshiro128**, a public-domain generator by Blackman and Vigna: small, fast, and the same on every machine. */
export class Xoshiro implements Random {
  declare private a: number
  declare private b: number
  declare private c: number
  declare private d: number

  constructor(a: number, b: number, c: number, d: number) {
    this.a = a | 0
    this.b = b | 0
    this.c = c | 0
    this.d = d | 0
  }

  /** 32 random bits. */
  next(): number {
    const { b } = this
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
    this.c ^= this.a
    this.d ^= b
    this.b = b ^ this.c
    this.a ^= this.d
    this.c ^= b << 9
    this.d = rotl(this.d, 11)
    return result
  }
  /** The probabilities differ from 1 / n by less than n / 2^32, which no test of ours could notice. */
  below(n: number): number {
    return Math.floor(this.next() * 2.3283064365386963e-10 * n)
  }
}

/** A generator from any string as seed: four rounds of FNV-1a over its UTF-16 units, each with a final mix. */
export function seeded(seed: string): Xoshiro {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667].map((start) => {
    let h = start ^ seed.length
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return h ^ (h >>> 16)
  })
  const random = new Xoshiro(words[0] | 1, words[1], words[2], words[3])
  for (let i = 0; i < 8; i++) random.next()
  return random
}

/** Shuffles the first n members of a list in place and returns it. */
export function shuffle<A extends { readonly length: number; [i: number]: number }>(
  a: A,
  random: Random,
  n = a.length,
): A {
  for (let i = n - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const x = a[i]
    a[i] = a[j]
    a[j] = x
  }
  return a
}
