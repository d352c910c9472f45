import { LINE } from '../symbols/palette.ts'
import './pieces.css'

/** Hiragana, katakana, Chinese characters and full-width signs. */
const FULL_WIDTH = /[\u3000-\u9fff\uff00-\uffef]/

const NARROW = /[ !.,'Iil]/

/** About the width of a text of size 40 in the heaviest weight. */
const widthOf = (text: string): number => {
  let width = 0
  for (const character of text) width += FULL_WIDTH.test(character) ? 41 : NARROW.test(character) ? 15 : 29
  return width
}

/** A short text, cried out: tilted and outlined. */
export function Shout({ text }: { readonly text: string }) {
  const width = widthOf(text) + 24
  const layer = { x: width / 2, y: 45, 'text-anchor': 'middle', 'font-size': 40, 'font-weight': 1000 } as const
  return (
    <svg class="piece piece-shout" viewBox={`0 0 ${width} 62`} stroke-linejoin="round" aria-hidden="true">
      <g transform={`rotate(-5 ${width / 2} 31)`}>
        <text {...layer} fill="none" stroke="#fffaf1" stroke-width="15">
          {text}
        </text>
        <text {...layer} y="47" fill="none" stroke={LINE} stroke-width="8">
          {text}
        </text>
        <text {...layer} fill="#d8321c" stroke={LINE} stroke-width="8" paint-order="stroke">
          {text}
        </text>
      </g>
    </svg>
  )
}
