import { useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** The current size of an element in whole pixels; zero before it is shown. */
export function useSize(box: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const size = useSignal({ width: 0, height: 0 })
  useEffect(() => {
    const element = box.current!
    const measure = (): void => {
      const { offsetWidth: width, offsetHeight: height } = element
      if (width !== size.value.width || height !== size.value.height) size.value = { width, height }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return size.value
}
