import { LINE, SHADE, WHITE, YOLK, YOLK_LIGHT } from '../symbols/palette.ts'
import './pieces.css'

/** For the player who takes a penalty. */
export function CrackedEgg() {
  return (
    <svg
      class="piece piece-egg"
      viewBox="0 0 40 40"
      stroke={LINE}
      stroke-width="2.4"
      stroke-linejoin="round"
      stroke-linecap="round"
      aria-hidden="true"
    >
      <ellipse cx="20" cy="21.5" rx="9" ry="6.5" fill={YOLK} />
      <path d="M13.6 18.6Q15 16.8 17.4 16.4" fill="none" stroke={YOLK_LIGHT} stroke-width="2.2" />
      <path
        d="M6.6 22 11.6 26 16.2 21.6 20.4 26.4 24.8 21.6 28.8 25.8 33.4 21.8C34.6 31 28.6 37.2 20 37.2S5.4 31 6.6 22Z"
        fill={WHITE}
      />
      <path d="M10.4 29.4C11.2 31.4 12.8 32.8 14.8 33.6" fill="none" stroke={SHADE} stroke-width="2.6" />
      <g transform="rotate(-20 8 18)">
        <path
          d="M7 17.4C8 9.4 13.6 2.6 20 2.6S32 9.4 33 17.4L28.6 14 24.6 18.4 20.2 13.8 15.8 18.4 11.4 14Z"
          fill={WHITE}
        />
        <path d="M13.6 10C14.6 8 16 6.6 17.8 5.8" fill="none" stroke={SHADE} stroke-width="2.6" />
      </g>
    </svg>
  )
}
