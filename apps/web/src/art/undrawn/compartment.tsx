import { CardFace } from '../card.tsx'
import { CardBack } from '../card-back.tsx'

export function UndrawnCompartment() {
  return (
    <>
      <rect width="320" height="200" fill="var(--liner-wood)" />
      <rect width="320" height="200" fill="url(#tb-back-undrawn)" opacity=".25" />
      <g transform="translate(160 262)">
        {[-20, 0, 20].map((turn, place) => (
          <g key={turn} transform={`rotate(${turn}) translate(-52 -232)`}>
            <svg width="104" height="145.6" aria-hidden="true">
              {place === 2 ? <CardBack gameId="" /> : <CardFace gameId="" suit={'RB'[place]} rank={7 + place} />}
            </svg>
          </g>
        ))}
      </g>
    </>
  )
}
