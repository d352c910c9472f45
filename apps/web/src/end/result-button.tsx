import type { Signal } from '@preact/signals'
import { words } from '../i18n/index.ts'
import type { Panel } from '../play/panels.tsx'

/** Opens the result again after it was closed. */
export function ResultButton({ panel }: { panel: Signal<Panel | undefined> }) {
  return (
    <button
      type="button"
      class="button primary"
      onClick={() => {
        panel.value = 'result'
      }}
    >
      {words.value.end.result}
    </button>
  )
}
