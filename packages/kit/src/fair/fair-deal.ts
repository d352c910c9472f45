import { type DealSource, randomDeal } from '../deal.ts'
import type { Random } from '../random.ts'
import { hashOf, sha256 } from './sha256.ts'

/** The commitment to a secret, shown before the first card. No second secret with the same commitment can be found. */
export const commitmentTo = (secret: string): string => hashOf(`trick-bento commitment ${secret}`)

/** Mixes the server's secret and the players' values to a seed. Without all of them, nothing is known about the deal. */
export const dealSeed = (secret: string, values: readonly string[]): string =>
  hashOf(JSON.stringify(['trick-bento deal', secret, ...values]))

/** The deal of a round from the seed of `dealSeed`, drawn by SHA-256 in counter mode. */
export const fairDeal = (seed: string, round: number): DealSource => randomDeal(new HashRandom(`${seed}/${round}`))

const WORD = 2 ** 32

class HashRandom implements Random {
  private readonly seed: string
  private block: Uint32Array = new Uint32Array()
  private blocks = 0
  private used = 0

  constructor(seed: string) {
    this.seed = seed
  }
  /** Without bias: a number above the last whole multiple of n is drawn again. */
  below(n: number): number {
    const limit = WORD - (WORD % n)
    for (;;) {
      const word = this.next()
      if (word < limit) return word % n
    }
  }
  private next(): number {
    if (this.used === this.block.length) {
      this.block = sha256(`${this.seed}/${this.blocks++}`)
      this.used = 0
    }
    return this.block[this.used++]
  }
}
