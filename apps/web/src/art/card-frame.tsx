import type { ComponentChildren } from 'preact'

export interface FaceProps {
  suit: string
  rank: number
  /** Symbol and colour that the deck declares for the suit; used if there is no drawing. */
  symbol?: string | undefined
  colour?: string | undefined
  label?: string | undefined
  corner?: string | undefined
}

interface FrameProps {
  index: string
  indexInk: string
  emblem?: string
  /** A character, used if there is no drawn emblem. */
  sign?: string | undefined
  cloth: string
  clothOpacity?: number
  tint: string
  tintOpacity?: number
  paper?: string
  corner?: string | undefined
  cornerMark?: ComponentChildren
  children: ComponentChildren
}

const trayOutline = (left: number, top: number): string =>
  `M${left} 12a7 7 0 0 1 7-7H88a7 7 0 0 1 7 7V128a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7V${top + 7}a7 7 0 0 1 7-7H${left - 7}a7 7 0 0 0 7-7Z`

/** A card as a small bento: the index in the small compartment, the dish in the large one. */
export function CardFrame(props: FrameProps) {
  const { index, indexInk, emblem, sign, cloth, clothOpacity = 0.3, tint, tintOpacity = 0.15 } = props
  const { paper = 'var(--card-paper)', corner } = props
  const tray = trayOutline(index.length > 1 ? 61 : 42, emblem || sign ? 79 : 52)
  return (
    <svg class="card-face" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".5" y=".5" width="99" height="139" rx="10" fill={paper} stroke="var(--card-edge)" />
      <path d={tray} fill={tint} fill-opacity={tintOpacity} />
      <path d={tray} fill={cloth} fill-opacity={clothOpacity} />
      {props.children}
      <text
        x={index.length > 1 ? 6 : 9}
        y="43"
        font-family="var(--font-numerals)"
        font-size={index.length > 1 ? 43 : 47}
        font-weight="900"
        letter-spacing={index.length > 1 ? -2.5 : 0}
        fill={indexInk}
      >
        {index}
      </text>
      {sign !== undefined && (
        <text x="22" y="72" font-size="30" text-anchor="middle" fill={indexInk}>
          {sign}
        </text>
      )}
      {emblem && <use href={emblem} x="8" y="48" width="28" height="28" />}
      {/* The space separates the two numbers in the text content. */}
      {corner !== undefined && [' ', <Corner key="corner" text={corner} mark={props.cornerMark} />]}
    </svg>
  )
}

/** On the left, because the next card of a fan covers the right side. */
function Corner({ text, mark }: { text: string; mark: ComponentChildren }) {
  const width = 9 * text.length + (mark ? 21 : 10)
  return (
    <g transform="translate(1 112)">
      <path d={`M0 0H${width - 8}a8 8 0 0 1 8 8V27H9.5a9.5 9.5 0 0 1-9.5-9.5Z`} fill="var(--card-paper)" />
      <g transform="translate(5 6)">{mark}</g>
      <text
        x={mark ? 19 : 7}
        y="20"
        font-family="var(--font-numerals)"
        font-size="17"
        font-weight="800"
        fill="var(--card-ink)"
      >
        {text}
      </text>
    </g>
  )
}
