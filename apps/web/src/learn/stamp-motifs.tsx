import type { ComponentType } from 'preact'

const PAPER = 'var(--paper-raised)'

const MOTIFS: Readonly<Record<string, ComponentType>> = {
  'gummi-trick': Bear,
  bannish: Twins,
  gudetama: Egg,
  'sushi-trick': Sushi,
}

/** The drawing in the middle of a stamp, within 34 of (50, 50). */
export function StampMotif({ gameId }: { gameId: string }) {
  const Motif = MOTIFS[gameId] ?? Fan
  return <Motif />
}

function Bear() {
  return (
    <g fill="currentColor">
      {[38.5, 61.5].map((x) => (
        <g key={x}>
          <circle cx={x} cy="25" r="6.5" />
          <ellipse cx={x < 50 ? 32.5 : 67.5} cy="54" rx="6.5" ry="8" />
          <ellipse cx={x < 50 ? 38 : 62} cy="77" rx="8.5" ry="6.5" />
          <circle cx={x} cy="25" r="2.4" fill={PAPER} />
        </g>
      ))}
      <circle cx="50" cy="34" r="15" />
      <ellipse cx="50" cy="62" rx="17" ry="19" />
      <path
        d="M44 32h.01M56 32h.01M47 39q3 3 6 0M42 63q8 7 16 0"
        fill="none"
        stroke={PAPER}
        stroke-width="3.2"
        stroke-linecap="round"
      />
    </g>
  )
}

function Twins() {
  return (
    <>
      {[-14, 14].map((turn) => (
        <rect
          key={turn}
          x={turn < 0 ? 23 : 45}
          y="29"
          width="32"
          height="44"
          rx="5"
          fill={PAPER}
          stroke="currentColor"
          stroke-width="4"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <path
        d="M50 24l5.6 14.6L70 33l-5.6 14.4L79 53l-14.6 5.6L70 73l-14.4-5.6L50 82l-5.6-14.6L30 73l5.6-14.4L21 53l14.6-5.6L30 33l14.4 5.6Z"
        fill="currentColor"
        stroke={PAPER}
        stroke-width="2.5"
      />
      <path d="M45.5 46.5l9 13M54.5 46.5l-9 13" stroke={PAPER} stroke-width="4" stroke-linecap="round" />
    </>
  )
}

function Egg() {
  return (
    <>
      <path
        d="M30 33c6-12 17-6 22-9 9-4 20 2 20 13 0 6 7 10 6 20-2 14-15 12-20 18-7 7-21 5-25-4-3-6-12-7-12-18 0-9 6-12 9-20Z"
        fill="none"
        stroke="currentColor"
        stroke-width="4"
        stroke-linejoin="round"
      />
      <circle cx="50" cy="50" r="16" fill="currentColor" />
      <path d="M40 47a11 11 0 0 1 7-7.5" fill="none" stroke={PAPER} stroke-width="3.2" stroke-linecap="round" />
    </>
  )
}

function Sushi() {
  return (
    <>
      <rect x="24" y="54" width="52" height="21" rx="10" fill="none" stroke="currentColor" stroke-width="4" />
      <path
        d="M35 64h.01M45 67h.01M55 64h.01M65 67h.01"
        stroke="currentColor"
        stroke-width="3.4"
        stroke-linecap="round"
      />
      <path d="M19 58c-2-20 14-32 31-32s33 12 31 32c-9-7-20-9-31-9s-22 2-31 9Z" fill="currentColor" />
      <path
        d="M36 31c1 6 0 12-3 18M51 28c1 7 0 13-2 19M66 33c1 6 1 11 0 16"
        fill="none"
        stroke={PAPER}
        stroke-width="3.2"
        stroke-linecap="round"
      />
    </>
  )
}

function Fan() {
  return (
    <>
      {[-26, 26, 0].map((turn) => (
        <rect
          key={turn}
          x="35"
          y="23"
          width="30"
          height="44"
          rx="5"
          fill={PAPER}
          stroke="currentColor"
          stroke-width="4"
          transform={`rotate(${turn} 50 86)`}
        />
      ))}
      <path d="M50 34l3.6 7.4 8.1 1-6 5.5 1.6 8L50 52l-7.3 3.9 1.6-8-6-5.5 8.1-1Z" fill="currentColor" />
      <path d="M34 78q16 9 32 0" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" />
    </>
  )
}
