import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import './countdown.css'

/** The last seconds are highlighted. */
const HIGHLIGHTED = 10

/** The seconds that are left until a time of `performance.now()`. */
export function Countdown({ until }: { until: number }) {
  const w = words.value.online
  const now = useSignal(performance.now())
  useEffect(() => {
    now.value = performance.now()
    const timer = setInterval(() => {
      now.value = performance.now()
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  const seconds = Math.max(0, Math.ceil((until - now.value) / 1000))
  return (
    <span
      class={`countdown${seconds <= HIGHLIGHTED ? ' soon' : ''}`}
      role="timer"
      aria-label={w.timeLeftSpoken(seconds)}
    >
      {w.timeLeft(seconds)}
    </span>
  )
}
