import { SILHOUETTES, shrunk } from '../symbols/silhouettes.ts'

const GLOSS: Readonly<Record<string, string>> = {
  R: 'M6.3 10.6A6 6 0 0 1 9.6 6.7M12.2 5.9h.01',
  B: 'M6.6 11V7.8Q6.6 6.6 7.8 6.6H9.6M12.2 6.6h.01',
  Y: 'M7.2 15.7 9.8 11.2M11 9h.01',
  G: 'M6.9 11.6 9.5 8.6M11 6.8h.01',
  P: 'M6.7 11.1 10 10.7M11.1 8.2h.01',
  N: 'M6.5 11.8V8.9L8.8 7.6M11.2 6.2h.01',
}

export const GUMMY_SUITS: readonly string[] = Object.keys(GLOSS)

function Gummy({ suit }: { suit: string }) {
  const outline = SILHOUETTES[suit]
  const rim = `var(--suit-${suit})`
  const jelly = `var(--suit-${suit}-bright)`
  return (
    <symbol id={`tb-gummi-trick-${suit}`} viewBox="0 0 24 24" stroke-width="2.2" stroke-linejoin="round">
      <path d={outline} fill={rim} stroke={rim} stroke-width="2" />
      <path d={outline} transform={shrunk(suit, 0.75)} fill={jelly} stroke={jelly} />
      <path d={outline} transform={shrunk(suit, 0.44)} fill="#fff" stroke="#fff" opacity=".24" />
      <path d={GLOSS[suit]} fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".9" />
    </symbol>
  )
}

/** Sweets with a dark rim, a bright body and a moulded top. */
export function Gummies() {
  return GUMMY_SUITS.map((suit) => <Gummy key={suit} suit={suit} />)
}
