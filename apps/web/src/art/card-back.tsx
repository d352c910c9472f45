import { type BackArt, drawnGames } from './game-art.ts'
import { CREAM } from './symbols/palette.ts'

const UNDRAWN: BackArt = {
  colour: '#5c1d15',
  emblem: <path d="M38 58h11v11H38ZM51 58h11v11H51ZM38 71h11v11H38ZM51 71h11v11H51Z" fill={CREAM} />,
  pattern: { width: 20, height: 20, drawnAs: 'lines', content: <path d="M2 2h16v16H2ZM10 2v16M2 10h16" /> },
}

export const backColourOf = (gameId: string): string => (drawnGames.get(gameId)?.back ?? UNDRAWN).colour

export function CardBack({ gameId }: { gameId: string }) {
  const drawn = drawnGames.get(gameId)
  const { colour, emblem } = drawn?.back ?? UNDRAWN
  return (
    <svg class="card-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect x=".5" y=".5" width="99" height="139" rx="10" fill="var(--card-paper)" stroke="var(--card-edge)" />
      <rect x="5" y="5" width="90" height="130" rx="7" fill={colour} />
      <rect
        x="5"
        y="5"
        width="90"
        height="130"
        rx="7"
        fill={`url(#tb-back-${drawn ? gameId : 'undrawn'})`}
        opacity=".26"
      />
      <circle cx="50" cy="70" r="25" fill={colour} stroke={CREAM} stroke-width="2" />
      {emblem}
    </svg>
  )
}

/** The patterns of all card backs. */
export function BackPatterns() {
  return (
    <>
      {[...drawnGames].map(([id, { back }]) => (
        <BackPattern key={id} id={id} back={back} />
      ))}
      <BackPattern id="undrawn" back={UNDRAWN} />
    </>
  )
}

const DRAWN_AS = { lines: { fill: 'none', stroke: CREAM, 'stroke-width': 1.6 }, shapes: { fill: CREAM } }

function BackPattern({ id, back: { pattern } }: { id: string; back: BackArt }) {
  const { width, height, drawnAs, content } = pattern
  return (
    <pattern id={`tb-back-${id}`} width={width} height={height} patternUnits="userSpaceOnUse" {...DRAWN_AS[drawnAs]}>
      {content}
    </pattern>
  )
}
