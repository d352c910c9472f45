import { useEffect, useState } from 'preact/hooks'

interface Size {
  readonly width: number
  readonly height: number
}

const current = (): Size => ({ width: innerWidth, height: innerHeight })

/** The size of the window in pixels. */
export function useViewportSize(): Size {
  const [size, setSize] = useState(current)
  useEffect(() => {
    const update = (): void => setSize(current())
    addEventListener('resize', update)
    return () => removeEventListener('resize', update)
  }, [])
  return size
}
