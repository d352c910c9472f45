import { SILHOUETTES, SUITS } from '../symbols/silhouettes.ts'

/** Plain silhouettes for suits without drawings. */
export function PlainSuits() {
  return (
    <>
      {SUITS.map((suit) => (
        <symbol key={suit} id={`tb-plain-${suit}`} viewBox="0 0 24 24">
          <path
            d={SILHOUETTES[suit]}
            fill={`var(--suit-${suit})`}
            stroke={`var(--suit-${suit})`}
            stroke-width="2"
            stroke-linejoin="round"
          />
        </symbol>
      ))}
      <symbol id="tb-plain-" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="7.5" fill="none" stroke="var(--card-ink)" stroke-width="4" />
      </symbol>
    </>
  )
}
