import { Avatar } from '../art/avatar.tsx'
import { avatarsOf } from '../art/avatars.ts'
import { Crown } from '../art/pieces/crown.tsx'
import type { Phrases } from '../table/phrases.ts'
import { CountUp } from './count-up.tsx'
import type { Standing } from './standings.ts'
import './podium.css'

interface Props {
  readonly standings: readonly Standing[]
  readonly phrases: Phrases
}

/** The seats that stand on boxes, also on a narrow screen. */
const ON_BOXES = 3
/** The winner stands in the middle. */
const ORDER = [1, 0, 2]
const TIER_TIME = 90

/** All seats in the order of their places, the first three on stacked bento boxes. */
export function Podium({ standings, phrases }: Props) {
  return (
    <div class="podium">
      <ol>
        {standings.map((standing, i) => (
          <Step key={standing.seat} standing={standing} index={i} phrases={phrases} />
        ))}
      </ol>
      <div class="shelf" />
    </div>
  )
}

function Step({ standing, index, phrases }: Pick<Props, 'phrases'> & { standing: Standing; index: number }) {
  const { seat, place, total, won } = standing
  const isYou = seat === phrases.people.you
  const tiers = Math.max(0, ON_BOXES + 1 - place)
  const kind = index < ON_BOXES ? 'on-boxes' : 'beside'
  // The third comes first, then the second, then the first.
  const delay = Math.max(0, ON_BOXES - place) * TIER_TIME * 3
  return (
    <li
      class={`step ${kind} place-${Math.min(place, ON_BOXES + 1)}${isYou ? ' you' : ''}`}
      style={{ order: ORDER[index] ?? index, '--delay': `${delay}ms` }}
    >
      <div class="step-person">
        {won && <Crown />}
        <span class="step-avatar">
          <Avatar look={avatarsOf(phrases.people.names)[seat]} />
        </span>
        <span class="step-place">{place}</span>
        <span class="step-name">
          <bdi>{phrases.plate(seat)}</bdi>
        </span>
        <b class="step-total">
          <CountUp from={0} to={total} delay={delay} />
        </b>
      </div>
      <div class="boxes" aria-hidden="true">
        {Array.from({ length: tiers }, (_, tier) => (
          <span key={tier} class="box" style={{ '--tier-delay': `${delay + (tiers - 1 - tier) * TIER_TIME}ms` }}>
            {tier === 0 && place}
          </span>
        ))}
      </div>
    </li>
  )
}
