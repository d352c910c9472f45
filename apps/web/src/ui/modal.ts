import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Shows a modal dialog while the component is mounted. Afterwards the focus returns to its old position, or to the page. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closed = useRef(onClose)
  closed.current = onClose
  useLayoutEffect(() => {
    const dialog = ref.current!
    const close = (): void => {
      ensureFocus()
      closed.current()
    }
    ensureFocus()
    dialog.showModal()
    dialog.addEventListener('close', close)
    return () => {
      dialog.removeEventListener('close', close)
      dialog.close()
      queueMicrotask(ensureFocus) // the element that had the focus may be removed together with the dialog
    }
  }, [])
}

function ensureFocus(): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
