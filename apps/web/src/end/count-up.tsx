import { useEffect, useState } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import { mayMove } from './motion.ts'

interface Props {
  readonly from: number
  readonly to: number
  /** Milliseconds before it starts. */
  readonly delay?: number
}

const PER_POINT = 90
const LONGEST = 900

/** A number that counts up to its value. Screen readers get the value at once. */
export function CountUp({ from, to, delay = 0 }: Props) {
  const { number } = words.value.common
  const [shown, setShown] = useState(() => (mayMove() ? from : to))
  useEffect(() => {
    if (!mayMove()) {
      setShown(to)
      return
    }
    const time = Math.min(LONGEST, PER_POINT * Math.abs(to - from))
    const start = performance.now() + delay
    let frame = requestAnimationFrame(function step(now: number) {
      const part = time === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / time))
      setShown(Math.round(from + (to - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [from, to])
  if (shown === to) return <>{number(to)}</>
  return (
    <>
      <span aria-hidden="true">{number(shown)}</span>
      <span class="visually-hidden">{number(to)}</span>
    </>
  )
}
