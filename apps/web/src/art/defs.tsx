import { BackPatterns } from './symbols/back-patterns.tsx'
import { EggDishes } from './symbols/egg-dishes.tsx'
import { Gummies } from './symbols/gummies.tsx'
import { ClothPatterns, LinenPatterns } from './symbols/patterns.tsx'
import { PlainSuits } from './symbols/plain-suits.tsx'
import { Seals } from './symbols/seals.tsx'
import { Sushi } from './symbols/sushi.tsx'

/** What all drawings share. It has to stand in the page once, before any of them. */
export function ArtDefs() {
  return (
    <svg class="art-defs" width="0" height="0" style="position:absolute" aria-hidden="true">
      <defs>
        <ClothPatterns />
        <LinenPatterns />
        <BackPatterns />
        <PlainSuits />
        <Gummies />
        <Seals />
        <EggDishes />
        <Sushi />
      </defs>
    </svg>
  )
}
