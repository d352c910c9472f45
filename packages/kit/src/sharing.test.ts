import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { seeded } from './random.ts'
import { type CardClass, Sharing } from './sharing.ts'

/** All ways to put single cards, each with its groups, into the spaces. */
function allDeals(cards: readonly number[], spaces: readonly number[]): string[] {
  if (cards.length === 0) return ['']
  const [groups, ...others] = cards
  return spaces.flatMap((left, g) =>
    ((groups >>> g) & 1) === 0 || left === 0 ? [] : allDeals(others, spaces.with(g, left - 1)).map((rest) => g + rest),
  )
}
const singles = (classes: readonly CardClass[]): number[] =>
  classes.flatMap(({ size, groups }) => Array<number>(size).fill(groups))
/** The number of cards of each class in each group, of a deal of single cards. */
const countsOf = (classes: readonly CardClass[], spaces: readonly number[], deal: string): string => {
  let first = 0
  const counts = classes.map(({ size }) => {
    const mine = deal.slice(first, first + size)
    first += size
    return spaces.map((_, g) => mine.split(String(g)).length - 1)
  })
  return JSON.stringify(counts)
}

describe('classes of cards are shared out so that every deal is equally likely', () => {
  test('three places that exclude each other in a ring have two deals, each drawn half of the time', () => {
    const ring = [0b011, 0b110, 0b101].map((groups) => ({ size: 1, groups }))
    const sharing = new Sharing(ring, [1, 1, 1])
    const random = seeded('ring')
    let first = 0
    for (let i = 0; i < 4000; i++) if (sharing.draw(random)[0][0] === 1) first++
    assert.ok(Math.abs(first - 2000) < 160, `${first} of 4000`)
  })

  test('any classes are drawn in proportion to the number of their deals', () => {
    const classes = fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 3 }), groups: fc.integer({ min: 1, max: 7 }) }),
      {
        minLength: 2,
        maxLength: 3,
      },
    )
    const property = fc.property(classes, fc.nat(9), fc.nat(9), fc.string(), (some, a, b, seed) => {
      const cards = some.reduce((sum, { size }) => sum + size, 0)
      const spaces = [a % (cards + 1), 0, 0]
      spaces[1] = b % (cards - spaces[0] + 1)
      spaces[2] = cards - spaces[0] - spaces[1]
      const deals = allDeals(singles(some), spaces)
      const sharing = new Sharing(some, spaces)
      assert.equal(sharing.possible, deals.length > 0)
      if (deals.length === 0) return
      const wanted = new Map<string, number>()
      for (const deal of deals) {
        const key = countsOf(some, spaces, deal)
        wanted.set(key, (wanted.get(key) ?? 0) + 1 / deals.length)
      }
      const times = new Map<string, number>()
      const random = seeded(seed)
      const draws = 3000
      for (let i = 0; i < draws; i++) {
        const key = JSON.stringify(sharing.draw(random))
        assert.ok(wanted.has(key), `${key} is no deal`)
        times.set(key, (times.get(key) ?? 0) + 1)
      }
      for (const [key, share] of wanted) {
        const off = Math.abs((times.get(key) ?? 0) / draws - share)
        assert.ok(off < 5.5 * Math.sqrt((share * (1 - share)) / draws) + 1e-9, `${key}: off by ${off} from ${share}`)
      }
    })
    fc.assert(property, { numRuns: 60, seed: 11 })
  })
})
