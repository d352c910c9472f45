import { type DealSource, randomDeal } from '../deal.ts'
import type { Random } from '../random.ts'
import { hashOf, sha256 } from './sha256.ts'

/** What is shown before the first card: nobody can find a second secret with the same commitment. */
export const commitmentTo = (secret: string): string => hashOf(`trick-bento commitment ${secret}`)

/** Secret of the server and values of the people, mixed: whoever does not know all of them knows nothing of the deal. */
export const dealSeed = (secret: string, values: readonly string[]): string =>
  hashOf(JSON.stringify(['trick-bento deal', secret, ...values]))

/** The deal of a round, drawn from SHA-256 in counter mode. */
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
  /** Without bias: what lies above the last whole multiple of n is drawn again. */
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
