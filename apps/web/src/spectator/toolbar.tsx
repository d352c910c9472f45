import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Icon, type IconName } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import './toolbar.css'

interface Props {
  readonly label: string
  /** A control with the whole width. */
  readonly wide?: ComponentChildren
  /** Controls that are behind a button on a narrow screen. */
  readonly more: ComponentChildren
  readonly children: ComponentChildren
}

/** The controls of a spectator. */
export function Toolbar({ label, wide, more, children }: Props) {
  const open = useSignal(false)
  const id = useId()
  return (
    <section class={`toolbar${open.value ? ' open' : ''}`} aria-label={label}>
      {wide}
      <div class="toolbar-buttons">
        {children}
        <button
          type="button"
          class="tool toolbar-more"
          aria-label={words.value.replay.moreControls}
          aria-expanded={open.value}
          aria-controls={id}
          onClick={() => {
            open.value = !open.value
          }}
        >
          <Icon name="settings" />
        </button>
      </div>
      <div class="toolbar-fields" id={id}>
        {more}
      </div>
    </section>
  )
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly primary?: boolean
  readonly disabled?: boolean
  onClick(): void
}

export function Tool({ icon, label, primary = false, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class={`tool${primary ? ' primary' : ''}`}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  )
}
