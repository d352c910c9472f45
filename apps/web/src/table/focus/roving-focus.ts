import { useSignal } from '@preact/signals'
import { isFocusFree } from './is-focus-free.ts'

/** A row of buttons with one tab stop; the arrow keys move between the buttons. */
export interface Roving {
  tabIndexOf(i: number): 0 | -1
  note(i: number): void
  /** Restores the focus, unless it is elsewhere on the page. */
  takeBack(box: HTMLElement): void
}

export function useRovingFocus(count: number): Roving {
  const current = useSignal(0)
  const at = Math.min(current.value, Math.max(0, count - 1))
  return {
    tabIndexOf: (i) => (i === at ? 0 : -1),
    note(i) {
      current.value = i
    },
    takeBack(box) {
      const all = buttons(box)
      if (!isFocusFree() || all.includes(document.activeElement as HTMLElement)) return
      // The card with the tab stop may have left the trick and have no button any more.
      const stop = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]
      stop?.focus({ preventScroll: true })
    },
  }
}

/** Handles arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent, box: HTMLElement, roving: Roving): void {
  const all = buttons(box)
  const here = all.indexOf(document.activeElement as HTMLElement)
  if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const next = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: all.length - 1,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  const to = (next + all.length) % all.length
  roving.note(to)
  all[to].focus()
}

const buttons = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('button')]
