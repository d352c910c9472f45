import { type GameKind, legal, Match, makeRecord, must, redact, seeded } from '@trick-bento/kit'
import {
  accountOf,
  commitmentTo,
  type DealEvidence,
  dealSeed,
  fairDeal,
  PROOF_FORMAT,
  type Proof,
} from '@trick-bento/kit/fair'

const SECRET = 'the secret of the server'

/** A random game on a fair deal with a bot at the second seat, and the notes of the first seat. */
export function provenGame(
  kind: GameKind,
  seats: number,
  seedOfMoves = kind.id,
): { readonly proof: Proof; readonly witness: DealEvidence } {
  const game = must(kind.at(seats))
  const values = Array.from({ length: seats }, (_, seat) => (seat === 1 ? null : `value ${seat}`))
  const seed = dealSeed(
    SECRET,
    values.filter((value) => value !== null),
  )
  const match = new Match(game, (round) => fairDeal(seed, round))
  const random = seeded(seedOfMoves)
  while (!match.over) {
    if (match.betweenRounds) match.nextRound()
    const { turn } = match.table
    must(match.play(turn, legal(game, match.table, turn).pick(random)))
  }
  const commitment = commitmentTo(SECRET)
  const seen = match.events.map((event) => redact(game.layout, event, 0))
  return {
    proof: { format: PROOF_FORMAT, table: 'abc', commitment, secret: SECRET, values, record: makeRecord(match) },
    witness: { commitment, seat: 0, value: 'value 0', account: accountOf(game, seen) },
  }
}
