import { SILHOUETTES, shrunk } from '../symbols/silhouettes.ts'

export const SEAL_SUITS = ['R', 'B', 'Y', 'G', 'P']

function Stamp({ suit }: { suit: string }) {
  const outline = SILHOUETTES[suit]
  const ink = `var(--suit-${suit})`
  return (
    <symbol id={`tb-bannish-${suit}`} viewBox="0 0 24 24" stroke-linejoin="round">
      <path d={outline} fill={ink} stroke={ink} stroke-width="2" />
      <path d={outline} transform={shrunk(suit, 0.66)} fill="none" stroke="var(--card-paper)" stroke-width="2.2" />
    </symbol>
  )
}

/** Ink stamps of the suits, a brush ring and a brush stroke. */
export function Seals() {
  return (
    <>
      {SEAL_SUITS.map((suit) => (
        <Stamp key={suit} suit={suit} />
      ))}
      <symbol id="tb-brush-ring" viewBox="0 0 72 72">
        <path
          stroke="none"
          d="M16.7 11.3C18.7 10.2 24.5 6 28.8 4.9C33.1 3.9 38.2 4 42.6 4.9C47 5.9 51.4 8.1 55 10.7C58.7 13.4 62.1 17 64.4 20.9C66.7 24.8 68.4 29.7 68.8 34.3C69.2 38.9 68.4 44.1 66.6 48.4C64.9 52.6 61.6 56.8 58.2 59.8C54.8 62.9 50.3 65.3 46 66.6C41.6 68 36.6 68.6 32.1 68.1C27.5 67.6 22.6 66 18.8 63.6C14.9 61.1 11.4 57.4 9.1 53.5C6.8 49.6 5.7 42.5 5 40.4L9 39.8C9.7 41.7 10.9 47.7 12.9 51C15 54.2 18.2 57.3 21.5 59.1C24.8 61 29 62.1 32.8 62.3C36.5 62.5 40.5 61.8 44 60.6C47.5 59.4 51 57.6 53.8 55.1C56.6 52.7 59.3 49.4 60.8 46C62.3 42.6 63 38.3 62.8 34.6C62.5 30.9 61.2 26.9 59.4 23.6C57.6 20.3 54.9 17.2 51.9 14.9C49 12.5 45.4 10.4 41.7 9.4C37.9 8.4 33.5 8 29.7 8.7C25.9 9.5 20.5 13 18.7 13.8Z"
        />
        <path
          d="M5.4 37A30.6 30.6 0 0 1 8.5 22.5M8.7 36.5A27.5 27.5 0 0 1 10.5 27"
          fill="none"
          stroke-width="1.2"
          stroke-linecap="round"
        />
      </symbol>
      <symbol id="tb-stroke" viewBox="0 0 40 8">
        <path d="M2 4.4C4 1.6 7 2.2 10 2.6 18 3.4 27 2.4 33 1.4 37 .8 39.4 2.4 38.4 4.4 37.4 6.6 33 5.6 28 5.8 20 6.2 12 7.4 5 7 2 6.8 1 5.8 2 4.4Z" />
      </symbol>
    </>
  )
}
