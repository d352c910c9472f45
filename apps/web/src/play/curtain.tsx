import type { Who } from '@trick-bento/words'
import { useRef } from 'preact/hooks'
import { Logo } from '../art/logo.tsx'
import { words } from '../i18n/index.ts'
import { useModal } from '../ui/modal.ts'
import './curtain.css'

/** Covers the table while the device is passed from one person to the next. */
export function Curtain({ who, onLift }: { who: Who; onLift(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const w = words.value.table.curtain
  // A browser closes a dialog on a second Escape, so it is opened again.
  useModal(dialog, () => dialog.current!.showModal())
  return (
    <dialog ref={dialog} class="curtain" aria-labelledby="curtain-title" onCancel={(event) => event.preventDefault()}>
      <span class="curtain-logo">
        <Logo />
      </span>
      <h2 id="curtain-title">{w.handOver(who)}</h2>
      <p>{w.about}</p>
      <button type="button" class="button primary big" onClick={onLift}>
        {w.show(who)}
      </button>
    </dialog>
  )
}
