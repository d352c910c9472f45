import { isCall, type Move } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import type { Ask } from '../session/ask.ts'
import { isFocusFree } from './focus/is-focus-free.ts'
import type { Phrases } from './phrases.ts'
import './calls.css'

interface Props {
  readonly ask: Ask
  readonly advice: Move | undefined
  readonly phrases: Phrases
  onTry(move: Move): void
}

/** Buttons for the calls, the moves that are not cards. */
export function Calls({ ask, advice, phrases, onTry }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const calls = [...ask.moves].filter(isCall)
  const only = calls.length === ask.moves.size
  useEffect(() => {
    if (only && isFocusFree()) box.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [ask])
  if (calls.length === 0) return null
  return (
    <div ref={box} class="calls">
      {calls.map((move) => (
        <button
          key={move}
          type="button"
          class={`button call${ask.moves.size === 1 ? ' primary' : ''}${advice === move ? ' advised' : ''}`}
          onClick={() => onTry(move)}
        >
          {phrases.move(ask.phase, move)}
        </button>
      ))}
    </div>
  )
}
