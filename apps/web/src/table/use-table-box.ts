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
      const { clientWidth: width, clientHeight: height } = measured
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
