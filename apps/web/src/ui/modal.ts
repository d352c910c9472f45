import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Opens a dialog over the page for as long as it is drawn. Then the focus is where it was, or else on the page. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closed = useRef(onClose)
  closed.current = onClose
  useLayoutEffect(() => {
    const dialog = ref.current!
    const close = (): void => {
      landFocus()
      closed.current()
    }
    landFocus()
    dialog.showModal()
    dialog.addEventListener('close', close)
    return () => {
      dialog.removeEventListener('close', close)
      dialog.close()
      queueMicrotask(landFocus) // whoever gets the focus back may go away with the dialog
    }
  }, [])
}

function landFocus(): void {
  const focused = document.activeElement
  if (focused === null || focused === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}
