import { BannishCompartment } from './compartments/bannish.tsx'
import { GenericCompartment } from './compartments/generic.tsx'
import { EggCompartment } from './compartments/gudetama.tsx'
import { GummiCompartment } from './compartments/gummi-trick.tsx'
import { SushiCompartment } from './compartments/sushi-trick.tsx'

const FILLINGS: Readonly<Record<string, typeof GenericCompartment>> = {
  'gummi-trick': GummiCompartment,
  bannish: BannishCompartment,
  gudetama: EggCompartment,
  'sushi-trick': SushiCompartment,
}

/** What matters lies between 42 and 158 from the top: a wide and low compartment shows no more. */
export function Compartment({ gameId }: { gameId: string }) {
  const Filling = FILLINGS[gameId] ?? GenericCompartment
  return (
    <svg
      class="compartment-art"
      width="100%"
      height="100%"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Filling />
    </svg>
  )
}
