import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ratedSeats, shownRating, UNKNOWN } from './rating.ts'

const seats = (...places: number[]) => places.map((place, seat) => ({ player: `p${seat}`, place }))
const noRatings = new Map()

test('better places get higher ratings and ties the same, for two to seven seats', () => {
  const places = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 7 })
  fc.assert(
    fc.property(places, (all) => {
      const rated = ratedSeats(seats(...all), noRatings)
      for (const [a, { mu, sigma, was }] of rated.entries()) {
        assert.equal(was, UNKNOWN.mu)
        assert.ok(sigma < UNKNOWN.sigma, 'a game reduces the uncertainty')
        for (const [b, other] of rated.entries()) {
          if (all[a] === all[b]) assert.ok(Math.abs(mu - other.mu) < 1e-9)
          if (all[a]! < all[b]!) assert.ok(mu > other.mu)
        }
      }
    }),
  )
})

test('a tie between all players changes no rating', () => {
  for (const { mu } of ratedSeats(seats(1, 1, 1), noRatings)) assert.ok(Math.abs(mu - UNKNOWN.mu) < 1e-9)
})

test('bots of one level are one player, whose changes are averaged over its seats', () => {
  const bots = [1, 2, 3].map((place) => ({ player: 'bot:steady', place: place + 1 }))
  const rated = ratedSeats([{ player: 'ann', place: 1 }, ...bots], noRatings)
  assert.ok(rated[0]!.mu > UNKNOWN.mu)
  assert.deepEqual(rated[1], rated[2])
  assert.deepEqual(rated[1], rated[3])
  assert.ok(rated[1]!.mu < UNKNOWN.mu)
})

test('a win over a stronger player counts more, and a certain rating changes little', () => {
  const against = (mu: number) =>
    ratedSeats(seats(1, 2), new Map([['p1', { mu, sigma: 2, games: 50 }]])).map((each) => each.mu - each.was)
  const [overStrong, strongLoses] = against(35)
  const [overWeak, weakLoses] = against(15)
  assert.ok(overStrong! > overWeak!)
  assert.ok(Math.abs(strongLoses!) < overStrong! && Math.abs(weakLoses!) < overWeak!)
})

test('a rating is shown with its uncertainty, and as provisional for about the first dozen games', () => {
  assert.deepEqual(shownRating(UNKNOWN), { points: 1500, plusMinus: 667, provisional: true, games: 0 })
  let all = new Map(['a', 'b', 'c', 'd'].map((player) => [player, UNKNOWN]))
  let provisional = 0
  for (let game = 1; game <= 40; game++) {
    const players = [...all.keys()].map((player, i) => ({ player, place: 1 + ((i + game) % 4) }))
    const rated = ratedSeats(players, all)
    all = new Map(players.map(({ player }, seat) => [player, { ...rated[seat]!, games: game }]))
    if (shownRating(all.get('a')!).provisional) provisional++
  }
  assert.ok(provisional >= 6 && provisional <= 25, `provisional for ${provisional} games`)
})
