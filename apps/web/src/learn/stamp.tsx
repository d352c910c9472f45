import type { GameKind } from '@trick-bento/kit'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { StampMotif } from './stamp-motifs.tsx'
import './stamp.css'

/** The stamp of a lesson, in one ink. */
export function Stamp({ kind }: { kind: GameKind }) {
  const label = words.value.learn.stampOf(gameTexts(kind).shortTitle)
  return (
    <svg class={`stamp stamp-${kind.id}`} viewBox="0 0 100 100" role="img" aria-label={label}>
      <circle cx="50" cy="50" r="46" fill="none" stroke="currentColor" stroke-width="5" stroke-dasharray="9 3.04" />
      <circle cx="50" cy="50" r="40" fill="none" stroke="currentColor" stroke-width="1.8" />
      <StampMotif gameId={kind.id} />
    </svg>
  )
}
