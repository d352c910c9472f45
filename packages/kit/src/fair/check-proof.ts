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
 * What a viewer recorded during the game. A proof comes from the server that it is about, so without such evidence one
 * can check only that its parts fit together.
 */
export interface DealEvidence {
  /** The commitment that was shown before the first card. */
  readonly commitment?: string
  /** The seat of the viewer; -1 for a spectator. */
  readonly seat?: Seat | -1
  /** The value that the viewer's device contributed to the deal. */
  readonly value?: string
  /** The account of all that the viewer saw; see `accountOf`. */
  readonly account?: string
}

/**
 * What a step checks:
 * - `seal`: the commitment is the one that was shown before the first card
 * - `secret`: the commitment belongs to the secret that was published at the end
 * - `value`: the values include the one of the viewer's device
 * - `rules`: every move was legal, and every score is right
 * - `deal`: the cards of every round follow from the secret and the values
 * - `account`: it is the game that the viewer has seen
 */
export type StepName = 'seal' | 'secret' | 'value' | 'rules' | 'deal' | 'account'

/** The result of one step. It is unknown if the evidence does not contain what the step compares with. */
export type Step = { readonly name: StepName } & (
  | { readonly outcome: 'right' | 'unknown' }
  | { readonly outcome: 'wrong'; readonly problem: string }
)

/** Draws the deals of a proof again, plays its record by the rules, and returns the result of each step. */
export function checkProof(proof: Proof, kind: GameKind, evidence: DealEvidence = {}): Step[] {
  const { commitment, secret, values, record } = proof
  const { match, problems } = verifyRecord(record, kind)
  const { seat = -1 } = evidence
  const hash = commitmentTo(secret)
  return [
    step('seal', evidence.commitment, (noted) =>
      noted === commitment
        ? undefined
        : `the commitment shown before the first card was ${quote(noted)}, but the proof says ${quote(commitment)}`,
    ),
    step('secret', hash, () =>
      hash === commitment
        ? undefined
        : `the secret does not belong to the commitment: it would be ${quote(hash)}, not ${quote(commitment)}`,
    ),
    step('value', seat < 0 ? undefined : evidence.value, (noted) =>
      noted === values[seat]
        ? undefined
        : `seat ${seat} put ${quote(noted)} into the deal, but the proof says ${quote(values[seat])}`,
    ),
    step('rules', record, () => problems[0]),
    step('deal', record, () =>
      match === undefined ? 'the record has no deal that could be drawn again' : dealProblem(proof, match),
    ),
    step('account', evidence.account, (noted) =>
      match !== undefined && noted === accountOf(match.game, seenBy(match, seat))
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

const seenBy = ({ game, events }: Match, seat: Seat | -1): Event[] =>
  events.map((event) => redact(game.layout, event, seat))

/** Plays the moves of the record on the deals that follow from secret and values, as long as both have the same cards. */
function dealProblem({ secret, values, origin }: Proof, recorded: Match): string | undefined {
  const seed = dealSeed(
    secret,
    values.filter((value) => value !== null),
  )
  const drawn = new Match(recorded.game, (round) =>
    origin !== undefined && round <= origin.rounds ? seededDeal(origin.seed, round) : fairDeal(seed, round),
  )
  const decisions = recorded.decisions.values()
  for (const [i, deal] of dealsIn(recorded.events).entries()) {
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

/** The events of each round before its first decision. */
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
