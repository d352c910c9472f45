import type { ComponentChildren } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { useModal } from './modal.ts'
import './dialog.css'

interface Props {
  readonly title: string
  readonly closeLabel?: string
  /** On narrow screens it comes from below. */
  readonly sheet?: boolean
  readonly children: ComponentChildren
  onClose(): void
}

/**
 * A modal dialog. It reports closing immediately and not on the browser's `close` event, which comes later, when
 * another dialog may be open already.
 */
export function Dialog({ title, closeLabel, sheet = false, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      class={sheet ? 'bottom-sheet' : undefined}
      aria-labelledby={id}
      onClick={(event) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="icon-button" aria-label={closeLabel ?? words.value.common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
    </dialog>
  )
}
