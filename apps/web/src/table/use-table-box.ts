import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { TableBox } from './layout/table-layout.ts'

/** The size of an element and of its letters; undefined before it is measured. */
export function useTableBox(element: RefObject<HTMLElement | null>): TableBox | undefined {
  const box = useSignal<TableBox | undefined>(undefined)
  useLayoutEffect(() => {
    const measured = element.current!
    const measure = (): void => {
      const { width, height } = availableSize(measured)
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const before = box.peek()
      if (before?.width === width && before.height === height && before.rem === rem) return
      box.value = { width, height, rem }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return box.value
}

/** The size without the minimum height that the layout itself has asked for. */
function availableSize(element: HTMLElement): { width: number; height: number } {
  const { minHeight } = element.style
  element.style.minHeight = ''
  const size = { width: element.clientWidth, height: element.clientHeight }
  element.style.minHeight = minHeight
  return size
}
