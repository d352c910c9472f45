import { useSignal } from '@preact/signals'
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { cardPlace } from './card-place.ts'
import { type Explanation, explaining } from './explanation.ts'
import './explain-card.css'

/** The card that explains what was tapped, one at a time, and the rule that it leads to. */
export function ExplainCard({ title }: { title: string }) {
  const rule = useSignal<{ readonly gameId: string; readonly id: string } | undefined>(undefined)
  useEffect(() => () => (explaining.value = undefined), [])
  const now = explaining.value
  return (
    <>
      {now !== undefined && (
        <Card
          key={now}
          {...now}
          onRule={(id) => {
            now.anchor.focus()
            explaining.value = undefined
            rule.value = { gameId: now.gameId, id }
          }}
        />
      )}
      {rule.value !== undefined && (
        <Dialog title={words.value.rules.title(title)} onClose={() => (rule.value = undefined)}>
          <Rulebook gameId={rule.value.gameId} at={rule.value.id} />
        </Dialog>
      )}
    </>
  )
}

interface CardProps {
  readonly anchor: HTMLElement
  readonly entries: readonly Explanation[]
  onRule(id: string): void
}

function Card({ anchor, entries, onRule }: CardProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const card = box.current!
    card.showPopover()
    const { left, top, side, tip } = cardPlace(
      anchor.getBoundingClientRect(),
      { width: card.offsetWidth, height: card.offsetHeight },
      { width: innerWidth, height: innerHeight },
    )
    card.style.left = `${left}px`
    card.style.top = `${top}px`
    card.style.setProperty('--tip', `${tip}px`)
    card.classList.add(side)
    card.focus({ preventScroll: true })
    return closeOnLeaving(card, anchor)
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only kept away from the table
    <div
      ref={box}
      class="explain-card"
      popover="manual"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onClick={(event) => event.stopPropagation()}
    >
      {entries.map(({ title, text, rule }, i) => (
        <div key={i} class="explain-entry">
          <b id={i === 0 ? id : undefined}>{title}</b>
          <p>{text}</p>
          {rule !== undefined && (
            <button type="button" class="explain-rule" onClick={() => onRule(rule)}>
              <Icon name="rules" /> {words.value.explain.rule(rule)}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

/** Closes the card on Escape, on a tap outside, and when the page moves under it. */
function closeOnLeaving(card: HTMLElement, anchor: HTMLElement): () => void {
  const close = (): void => {
    explaining.value = undefined
  }
  const noteKey = (event: KeyboardEvent): void => {
    const isDone = event.key === 'Escape' || (event.target === card && (event.key === 'Enter' || event.key === ' '))
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
    anchor.focus({ preventScroll: true })
    close()
  }
  const notePointer = ({ target }: PointerEvent): void => {
    if (!card.contains(target as Node) && !anchor.contains(target as Node)) close()
  }
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('pointerdown', notePointer, true)
  addEventListener('resize', close)
  addEventListener('scroll', close)
  return () => {
    document.removeEventListener('keydown', noteKey, true)
    document.removeEventListener('pointerdown', notePointer, true)
    removeEventListener('resize', close)
    removeEventListener('scroll', close)
  }
}
