import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

const MARGIN = 4

/**
 * On a small screen, scrolls the hand into view. While a text is shown, the trick stays in view below the guide, even if
 * the hand does not.
 */
export function useTableInSight(body: RefObject<HTMLElement | null>, asks: boolean, changes: readonly unknown[]): void {
  useEffect(() => {
    const boxOf = (selector: string): DOMRect | undefined =>
      body.current?.querySelector(selector)?.getBoundingClientRect()
    const [guide, tray, hand] = [boxOf('.guide'), boxOf('.tray'), boxOf('.hand')]
    if (guide === undefined || tray === undefined || hand === undefined || guide.right <= tray.left) return
    const toHand = Math.max(0, hand.bottom + MARGIN - innerHeight)
    const toTray = tray.top - MARGIN - guide.bottom
    scrollBy({ top: asks ? toHand : Math.min(toHand, toTray) })
  }, [asks, ...changes])
}
