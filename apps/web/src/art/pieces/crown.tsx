import { LINE } from '../symbols/palette.ts'
import './pieces.css'

/** For the winner. */
export function Crown() {
  return (
    <svg
      class="piece piece-crown"
      viewBox="0 0 40 36"
      stroke={LINE}
      stroke-width="2.4"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d="M6 12.5 13.5 18.5 20 7.5 26.5 18.5 34 12.5 31.4 31H8.6Z" fill="#ffc93c" />
      <path d="M8.9 26.2H31.2L31.4 31H8.6Z" fill="#e89a1f" />
      <path d="M13.4 22.4 15 20.8" fill="none" stroke="#fff1c0" stroke-linecap="round" />
      <circle cx="6" cy="11.5" r="3.1" fill="#e8452c" />
      <circle cx="20" cy="6.2" r="3.4" fill="#e8452c" />
      <circle cx="34" cy="11.5" r="3.1" fill="#e8452c" />
    </svg>
  )
}
