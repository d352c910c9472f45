import type { ComponentChildren } from 'preact'
import { NORI, RICE, WHITE, YOLK, YOLK_LIGHT } from '../symbols/palette.ts'

const CREAM = '#fdf0dc'

const GUMMI_SWEETS = [
  ['R', 33, 53],
  ['Y', 50.5, 52.5],
  ['B', 33, 70.5],
  ['G', 50.5, 70.5],
] as const

const BACKS: Readonly<Record<string, { colour: string; emblem: ComponentChildren }>> = {
  'gummi-trick': {
    colour: '#8a2a4b',
    emblem: GUMMI_SWEETS.map(([suit, x, y]) => (
      <use key={suit} href={`#tb-gummi-trick-${suit}`} x={x} y={y} width="16.5" height="16.5" />
    )),
  },
  bannish: {
    colour: '#27375c',
    emblem: (
      <>
        <use href="#tb-brush-ring" x="32" y="52" width="36" height="36" fill={CREAM} stroke={CREAM} />
        <use href="#tb-bannish-R" x="41" y="61" width="18" height="18" />
      </>
    ),
  },
  gudetama: {
    colour: '#b4641a',
    emblem: (
      <>
        <path d="M50 53C58 53 64 63 64 72S58 87 50 87 36 81 36 72 42 53 50 53Z" fill={WHITE} />
        <circle cx="50" cy="73" r="8" fill={YOLK} />
        <path d="M45.5 72A5 5 0 0 1 49 68.5" fill="none" stroke={YOLK_LIGHT} stroke-width="2" stroke-linecap="round" />
      </>
    ),
  },
  'sushi-trick': {
    colour: '#1d4d49',
    emblem: (
      <>
        <circle cx="50" cy="70" r="17" fill={NORI} />
        <circle cx="50" cy="70" r="13" fill={RICE} />
        <path d="M44 70a6 6 0 0 1 12 0Z" fill="#e8694a" />
        <path d="M44 70a6 6 0 0 0 12 0Z" fill="#6aa548" />
      </>
    ),
  },
}

const OTHER = {
  colour: '#5c1d15',
  emblem: <path d="M38 58h11v11H38ZM51 58h11v11H51ZM38 71h11v11H38ZM51 71h11v11H51Z" fill={CREAM} />,
}

export function CardBack({ gameId }: { gameId: string }) {
  const known = BACKS[gameId]
  const { colour, emblem } = known ?? OTHER
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
        fill={`url(#tb-back-${known ? gameId : 'other'})`}
        opacity=".26"
      />
      <circle cx="50" cy="70" r="25" fill={colour} stroke={CREAM} stroke-width="2" />
      {emblem}
    </svg>
  )
}
