import { useSignal } from '@preact/signals'
import { LEVEL_NAMES, type LevelName } from '@trick-bento/protocol/constants'
import { words } from '../i18n/index.ts'
import { Choice } from '../ui/controls.tsx'
import { type Draft, levelsOf, withLevel } from './draft.ts'
import { Seats } from './seats.tsx'
import './setup.css'

interface Props {
  readonly draft: Draft
  edit(some: Partial<Draft>): void
}

/** One level for all bots, and behind a heading the occupant of each seat. */
export function BotLevels({ draft, edit }: Props) {
  const w = words.value.setup
  const levels = levelsOf(draft)
  const isSimple = levels.length === 1 && draft.occupants[0] === 'you' && !draft.occupants.includes('friend')
  const isOpen = useSignal(!isSimple)
  return (
    <div class="bot-levels">
      {levels.length > 0 && (
        <Choice<LevelName | undefined>
          name="level"
          title={w.botLevel}
          about={levels.length === 1 ? w.levels[levels[0]].about : w.mixedLevels}
          of={LEVEL_NAMES}
          label={(level) => w.levels[level!].name}
          value={levels.length === 1 ? levels[0] : undefined}
          onChange={(level) => edit(withLevel(draft, level!))}
        />
      )}
      <details
        class="setup-fold"
        open={isOpen.value}
        onToggle={(event) => {
          isOpen.value = event.currentTarget.open
        }}
      >
        <summary>
          <span class="field-title">{w.eachDifferent}</span>
          {words.value.common.between}
          <span class="field-about">{w.eachDifferentAbout}</span>
        </summary>
        <Seats draft={draft} edit={edit} />
      </details>
    </div>
  )
}
