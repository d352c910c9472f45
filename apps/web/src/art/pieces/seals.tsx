import './pieces.css'

/** Seals of which some are stamped: `filled` of `places`. */
export function Seals({ places, filled }: { readonly places: number; readonly filled: number }) {
  return (
    <svg class="piece piece-seals" viewBox={`0 0 ${places * 24} 24`} aria-hidden="true">
      {Array.from({ length: places }, (_, place) =>
        place < filled ? (
          <g key={place} transform={`translate(${place * 24} 0)`}>
            <circle cx="12" cy="12" r="9.5" fill="#d8371f" stroke="#fff6e6" stroke-width="2.5" />
            <path
              d="M8.4 10.6A4.4 4.4 0 0 1 11 8.2"
              fill="none"
              stroke="#ffb4a2"
              stroke-width="2"
              stroke-linecap="round"
            />
          </g>
        ) : (
          <circle
            key={place}
            cx={place * 24 + 12}
            cy="12"
            r="8.5"
            fill="none"
            stroke="currentColor"
            stroke-width="2.5"
            opacity=".5"
          />
        ),
      )}
    </svg>
  )
}
