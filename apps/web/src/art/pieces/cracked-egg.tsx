import { LINE, SHADE, WHITE, YOLK, YOLK_LIGHT } from '../symbols/palette.ts'
import './pieces.css'

/** For whoever takes a penalty. */
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
      <path
        d="M5 33.5C3 30.5 6.5 28.4 10 29.2 14 26.6 26 26.8 30 28.8 34.5 27.6 38 30.8 35.4 33.6 32.5 37.6 8 37.8 5 33.5Z"
        fill={WHITE}
      />
      <path
        d="M8.5 20.5 12.5 23.5 16.5 19.5 20.5 23.8 24.5 19.5 28 23 31.5 20.3C32.2 28.6 27 33.5 20 33.5S7.8 28.6 8.5 20.5Z"
        fill={SHADE}
      />
      <ellipse cx="20.4" cy="23" rx="6.4" ry="4.6" fill={YOLK} />
      <path d="M16.8 22.2Q17.8 20.4 19.8 20.2" fill="none" stroke={YOLK_LIGHT} stroke-width="2" />
      <path
        d="M8.5 20.5 12.5 23.5 16.5 20.8 20.5 25 24.5 20.8 28 23.6 31.5 20.3C32.2 28.6 27 33.5 20 33.5S7.8 28.6 8.5 20.5Z"
        fill={WHITE}
      />
      <path d="M12 25.5C12.4 28 13.6 29.8 15.4 30.8" fill="none" stroke={SHADE} />
      <g transform="rotate(-16 20 12) translate(-2.5 -1.5)">
        <path
          d="M8.8 17.6C9.6 9.6 14.4 3 20 3S30.4 9.6 31.2 17.6L27.6 14.6 24 18.4 20 14.4 16 18.4 12.4 14.6Z"
          fill={WHITE}
        />
        <path d="M14.6 10.6C15.4 8.6 16.6 7 18.2 6" fill="none" stroke={SHADE} />
      </g>
    </svg>
  )
}
