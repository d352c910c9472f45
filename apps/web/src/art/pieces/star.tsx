import './pieces.css'

/** A star in the colour of the text. */
export function Star() {
  return (
    <svg class="piece piece-star" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 2.6 14.9 9 22 9.7 16.7 14.5 18.2 21.4 12 17.8 5.8 21.4 7.3 14.5 2 9.7 9.1 9Z"
        fill="currentColor"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
    </svg>
  )
}
