import { drawnGames } from './game-art.ts'
import { UndrawnCompartment } from './undrawn/compartment.tsx'

/** The picture of a game in the bento box. A wide and low compartment shows only the part from y = 42 to 158. */
export function Compartment({ gameId }: { gameId: string }) {
  const Picture = drawnGames.get(gameId)?.Compartment ?? UndrawnCompartment
  return (
    <svg
      class="compartment-art"
      width="100%"
      height="100%"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture />
    </svg>
  )
}
