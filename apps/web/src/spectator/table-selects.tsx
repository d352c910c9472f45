import { People } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { change, SPEEDS, settings } from '../settings/settings.ts'
import type { Viewer } from '../table/stage.ts'
import { Select } from './select.tsx'

export function SpeedSelect() {
  const w = words.value.settings
  return (
    <Select
      label={w.speed}
      value={settings.value.speed}
      of={SPEEDS}
      name={(speed) => w.speeds[speed]}
      onChange={(speed) => change({ speed })}
    />
  )
}

interface ViewerProps {
  readonly viewer: Viewer
  readonly names: readonly string[]
  onChange(viewer: Viewer): void
}

/** Selects the viewer. */
export function ViewerSelect({ viewer, names, onChange }: ViewerProps) {
  const w = words.value.replay
  return (
    <Select<Viewer>
      label={w.view}
      value={viewer}
      of={['all', ...names.keys(), -1]}
      name={(each) => {
        if (each === 'all') return w.allHands
        return each < 0 ? w.spectator : w.viewOf(People.ofRecord(names).who(each))
      }}
      onChange={onChange}
    />
  )
}
