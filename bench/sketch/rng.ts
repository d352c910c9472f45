/** xorshift32: small, seedable, serialisable (its whole state is one integer). */
export class Rng {
  declare state: number
  constructor(state: number) { this.state = state | 0 || 1 }
  below(n: number): number {
    let s = this.state
    s ^= s << 13; s ^= s >>> 17; s ^= s << 5
    this.state = s
    return Math.floor((s >>> 0) * 2.3283064365386963e-10 * n)
  }
  shuffle<A extends { length: number; [i: number]: number }>(a: A, n = a.length): A {
    for (let i = n - 1; i > 0; i--) { const j = this.below(i + 1), x = a[i]!; a[i] = a[j]!; a[j] = x }
    return a
  }
}
