import { PUFF, PUFF_SHADE } from '../pieces/puff-outline.ts'
import { CREAM, LINE } from '../symbols/palette.ts'

const WASHI = '#fbf1dd'

interface Strip {
  suit: string
  at: string
  fading?: boolean
}

function PaperSeal({ suit, at, fading = false }: Strip) {
  return (
    <g transform={at}>
      <path
        d="M-23-44H23V44H-23Z"
        fill={WASHI}
        fill-opacity={fading ? 0.45 : 1}
        stroke={fading ? CREAM : LINE}
        stroke-width="2.5"
        stroke-dasharray={fading ? '6 6' : 'none'}
        stroke-linejoin="round"
        stroke-linecap="round"
      />
      <g opacity={fading ? 0.5 : 1} fill="#2b1f18">
        <use href="#tb-stroke" x="-15" y="-37" width="30" height="6" />
        <use href="#tb-stroke" x="-15" y="-29" width="30" height="6" />
        <use href={`#tb-bannish-${suit}`} x="-17" y="-15" width="34" height="34" />
        <use href="#tb-stroke" x="-11" y="28" width="22" height="5" />
      </g>
    </g>
  )
}

export function BannishCompartment() {
  return (
    <>
      <rect width="320" height="200" fill="var(--liner-indigo)" />
      <rect width="320" height="200" fill="url(#tb-back-bannish)" opacity=".13" />
      <PaperSeal suit="G" at="translate(44 108) rotate(-14)" />
      <PaperSeal suit="B" at="translate(280 104) rotate(12)" />
      <PaperSeal suit="R" at="translate(126 94) rotate(-12)" />
      <PaperSeal suit="R" at="translate(196 93) rotate(12)" fading />
      <path d={PUFF} fill={CREAM} stroke={LINE} stroke-width="2.5" stroke-linejoin="round" />
      <path d={PUFF_SHADE} fill="#e3d2b6" />
      <path
        d="M112 136C104 128 112 116 122 120 130 124 126 134 119 131M190 140C200 144 210 136 206 128 202 122 193 125 196 131M152 108C158 104 168 105 171 112"
        fill="none"
        stroke={LINE}
        stroke-width="2.5"
        stroke-linecap="round"
      />
      <path
        d="M160 24v-12M134 32l-6-10M186 32l6-10M84 76l-9-5M238 74l9-5"
        fill="none"
        stroke="#f0b23e"
        stroke-width="3.5"
        stroke-linecap="round"
      />
    </>
  )
}
