/** The crown of a winner. */
export function Crown() {
  return (
    <svg class="crown" viewBox="0 0 48 34" aria-hidden="true">
      <path
        d="M4 9l11 8L24 3l9 14 11-8-4 22H8Z"
        fill="#ffc93c"
        stroke="#47281a"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <circle cx="24" cy="22" r="3.5" fill="#c62f1d" />
    </svg>
  )
}
