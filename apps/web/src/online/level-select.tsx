import type { LevelName } from '@trick-bento/bots'
import { words } from '../i18n/index.ts'
import { LEVEL_NAMES } from '../setup/draft.ts'

interface Props {
  readonly label: string
  /** What stands first: nobody sits there. */
  readonly nobody: string
  readonly level: LevelName | undefined
  onChange(level: LevelName | undefined): void
}

/** A bot of some level, or nobody. */
export function LevelSelect({ label, nobody, level, onChange }: Props) {
  const w = words.value.setup
  return (
    <select
      aria-label={label}
      value={level ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as LevelName | undefined)}
    >
      <option value="">{nobody}</option>
      {LEVEL_NAMES.map((each) => (
        <option key={each} value={each}>
          {w.botOf(w.levels[each].name)}
        </option>
      ))}
    </select>
  )
}
