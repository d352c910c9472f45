import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of all explained things within the element takes part in the order of Tab; arrow keys lead to the others. */
export function useExplainedFocus(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const all = explainedIn(root.current!)
    if (all.length > 0 && !all.some(({ tabIndex }) => tabIndex === 0)) all[0].tabIndex = 0
  })
  useEffect(() => {
    const element = root.current!
    const noteFocus = ({ target }: FocusEvent): void => {
      const focused = target as HTMLElement
      if (!focused.matches('.explained')) return
      for (const each of explainedIn(element)) each.tabIndex = each === focused ? 0 : -1
    }
    const move = (event: KeyboardEvent): void => {
      const all = explainedIn(element)
      const here = all.indexOf(event.target as HTMLElement)
      const step = STEPS[event.key]
      if (here < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      all[(here + step + all.length) % all.length].focus()
    }
    element.addEventListener('focusin', noteFocus)
    element.addEventListener('keydown', move)
    return () => {
      element.removeEventListener('focusin', noteFocus)
      element.removeEventListener('keydown', move)
    }
  }, [])
}

const explainedIn = (element: HTMLElement): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('.explained')]
