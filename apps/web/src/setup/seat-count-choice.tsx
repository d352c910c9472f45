import type { GameKind } from '@trick-bento/kit'
import { seatCounts } from '../games.ts'
import { words } from '../i18n/index.ts'
import { Choice } from '../ui/controls.tsx'

interface Props {
  readonly kind: GameKind
  readonly value: number
  onChange(count: number): void
}

export const SeatCountChoice = ({ kind, value, onChange }: Props) => (
  <Choice
    name="seats"
    title={words.value.setup.seats}
    of={seatCounts(kind)}
    label={String}
    value={value}
    onChange={onChange}
  />
)
