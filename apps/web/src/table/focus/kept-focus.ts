import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/**
 * Keeps the focus at the table when the focused button is removed, such as a played card. Without focus, a keyboard or
 * a screen reader would start again at the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current!
    let last: Element | undefined
    const note = ({ target }: FocusEvent): void => {
      last = target as Element
    }
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last = undefined
    }
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected) return
      last = undefined
      if (document.activeElement !== document.body) return
      const hand = table.querySelector<HTMLElement>('.hand')
      const card = hand?.querySelector<HTMLElement>('[tabindex="0"]')
      ;(card ?? hand)?.focus({ preventScroll: true })
    })
    table.addEventListener('focusout', forget)
    table.addEventListener('focusin', note)
    observer.observe(table, { childList: true, subtree: true })
    return () => {
      table.removeEventListener('focusout', forget)
      table.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}
