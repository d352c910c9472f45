import { BackPatterns } from './card-back.tsx'
import { drawnGames } from './game-art.ts'
import { ClothPatterns, Gingham } from './symbols/patterns.tsx'
import { PlainSuits } from './undrawn/plain-suits.tsx'

/** Symbols and patterns that drawings refer to. The page renders them once, before any drawing. */
export function ArtDefs() {
  return (
    <svg class="art-defs" width="0" height="0" style="position:absolute" aria-hidden="true">
      <defs>
        <ClothPatterns />
        <Gingham />
        <BackPatterns />
        <PlainSuits />
        {[...drawnGames].map(([id, { Symbols }]) => (
          <Symbols key={id} />
        ))}
      </defs>
    </svg>
  )
}
