import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import './countdown.css'

/** From so many seconds on it should catch the eye. */
const SOON = 10

/** How much time is left until then, on the clock of `performance`. */
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
    <span class={`countdown${seconds <= SOON ? ' soon' : ''}`} role="timer" aria-label={w.timeLeftSpoken(seconds)}>
      {w.timeLeft(seconds)}
    </span>
  )
}
