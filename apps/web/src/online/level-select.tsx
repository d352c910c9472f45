import { LEVEL_NAMES, type LevelName } from '@trick-bento/protocol/constants'
import { words } from '../i18n/index.ts'

interface Props {
  readonly label: string
  /** The label of the choice without a bot. */
  readonly noBot: string
  readonly level: LevelName | undefined
  onChange(level: LevelName | undefined): void
}

/** Selects the level of a bot, or no bot. */
export function LevelSelect({ label, noBot, level, onChange }: Props) {
  const w = words.value.setup
  return (
    <select
      aria-label={label}
      value={level ?? ''}
      onChange={({ currentTarget }) => onChange((currentTarget.value || undefined) as LevelName | undefined)}
    >
      <option value="">{noBot}</option>
      {LEVEL_NAMES.map((each) => (
        <option key={each} value={each}>
          {w.botOf(w.levels[each].name)}
        </option>
      ))}
    </select>
  )
}
