import type { Seat } from '../cards.ts'
import { seededDeal } from '../deal.ts'
import { type Event, redact } from '../events.ts'
import type { GameKind } from '../game.ts'
import { Match } from '../match.ts'
import { quote } from '../quote.ts'
import { verifyRecord } from '../record/verify.ts'
import { must } from '../result.ts'
import { accountOf } from './account.ts'
import { commitmentTo, dealSeed, fairDeal } from './fair-deal.ts'
import type { Proof } from './proof.ts'

/**
 * What somebody noted while the game was played. A proof comes from the very server that it is about, so whoever noted
 * nothing can only see that its parts fit together.
 */
export interface Witness {
  /** As it was shown before the first card. */
  readonly commitment?: string
  /** Where they sat; a spectator's is -1. */
  readonly seat?: Seat | -1
  /** What their device put into the deal. */
  readonly value?: string
  /** Of all that they saw; see `accountOf`. */
  readonly account?: string
}

/**
 * - `seal`: the commitment is the one that was shown before the first card
 * - `secret`: it is the commitment to the secret that was told at the end
 * - `value`: what one's own device put in is in
 * - `rules`: every move was legal, and every score is right
 * - `deal`: the cards of every round follow from secret and values
 * - `account`: it is the game that one has seen
 */
export type StepName = 'seal' | 'secret' | 'value' | 'rules' | 'deal' | 'account'

/** One thing that was checked. It is unknown if nobody noted what it would have to be compared with. */
export type Step = { readonly name: StepName } & (
  | { readonly outcome: 'right' | 'unknown' }
  | { readonly outcome: 'wrong'; readonly problem: string }
)

/** Draws the deals of a proof again, plays its record by the rules, and tells what is right and what is not. */
export function checkProof(proof: Proof, kind: GameKind, seen: Witness = {}): Step[] {
  const { commitment, secret, values, record } = proof
  const { match, problems } = verifyRecord(record, kind)
  const { seat = -1 } = seen
  const hash = commitmentTo(secret)
  return [
    step('seal', seen.commitment, (noted) =>
      noted === commitment
        ? undefined
        : `the commitment shown before the first card was ${quote(noted)}, but the proof says ${quote(commitment)}`,
    ),
    step('secret', hash, () =>
      hash === commitment
        ? undefined
        : `the secret does not belong to the commitment: it would be ${quote(hash)}, not ${quote(commitment)}`,
    ),
    step('value', seat < 0 ? undefined : seen.value, (noted) =>
      noted === values[seat]
        ? undefined
        : `seat ${seat} put ${quote(noted)} into the deal, but the proof says ${quote(values[seat])}`,
    ),
    step('rules', record, () => problems[0]),
    step('deal', record, () =>
      match === undefined ? 'the record has no deal that could be drawn again' : dealProblem(proof, match),
    ),
    step('account', seen.account, (noted) =>
      match !== undefined && noted === accountOf(match.game, heard(match, seat))
        ? undefined
        : 'the record is not of the game that was seen: other cards were dealt or played then',
    ),
  ]
}

function step<T>(name: StepName, noted: T | undefined, problemWith: (noted: T) => string | undefined): Step {
  if (noted === undefined) return { name, outcome: 'unknown' }
  const problem = problemWith(noted)
  return problem === undefined ? { name, outcome: 'right' } : { name, outcome: 'wrong', problem }
}

const heard = ({ game, events }: Match, seat: Seat | -1): Event[] =>
  events.map((event) => redact(game.layout, event, seat))

/** Plays what the record tells on the deals that secret and values give, as long as the two have the same cards. */
function dealProblem({ secret, values, origin }: Proof, told: Match): string | undefined {
  const seed = dealSeed(
    secret,
    values.filter((value) => value !== null),
  )
  const drawn = new Match(told.game, (round) =>
    origin !== undefined && round <= origin.rounds ? seededDeal(origin.seed, round) : fairDeal(seed, round),
  )
  const decisions = told.decisions.values()
  for (const [i, deal] of dealsIn(told.events).entries()) {
    if (i > 0) {
      while (!drawn.table.roundOver) {
        const { seat, move } = decisions.next().value!
        must(drawn.play(seat, move))
      }
      drawn.nextRound()
    }
    if (JSON.stringify(dealsIn(drawn.events)[i]) !== JSON.stringify(deal))
      return `round ${i + 1}: the cards of the record are not those that follow from the secret and the values`
  }
  return undefined
}

/** Of each round, everything that happened before somebody decided. */
function dealsIn(events: readonly Event[]): Event[][] {
  const deals: Event[][] = []
  let isDealing = false
  for (const event of events) {
    if (event.type === 'round') deals.push([])
    if (event.type === 'round' || event.type === 'choose') isDealing = event.type === 'round'
    if (isDealing) deals.at(-1)!.push(event)
  }
  return deals
}
