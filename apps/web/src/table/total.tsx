import type { Game } from '@trick-bento/kit'
import { Seals } from '../art/pieces/seals.tsx'
import { screenOf } from '../games.ts'
import { words } from '../i18n/index.ts'

/** The points of a seat: a number, or seals if the game needs only a few. */
export function Total({ game, total }: { game: Game; total: number }) {
  const w = words.value.common
  const { seals } = screenOf(game.kind)
  return (
    <span class="seat-total" aria-label={w.points(total)} role="img">
      {seals === undefined ? w.number(total) : <Seals places={Math.max(seals, total)} filled={total} />}
      {seals !== undefined && <span class="visually-hidden">{w.number(total)}</span>}
    </span>
  )
}
