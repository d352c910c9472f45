import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { shortcut } from '../keys/shortcuts.ts'
import './lesson-bar.css'

export interface BarButton {
  readonly icon: IconName
  readonly label: string
  onClick(): void
}

interface LessonBarProps {
  /** The button on the left. */
  readonly first: BarButton | undefined
  /** The button in the middle. */
  readonly help: BarButton | undefined
  /** Undefined while the learner cannot continue. */
  readonly onNext: (() => void) | undefined
  /** `main` if the learner should continue now, `aside` if there is something else to do first. */
  readonly next: 'main' | 'aside'
  /** Changes with the text: the focus goes to the button for every new text. */
  readonly textKey: string
}

/** The buttons of a lesson. *Go on* is always there and always in the same place. */
export function LessonBar({ first, help, onNext, next, textKey }: LessonBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isNext = onNext !== undefined && next === 'main'
  useEffect(() => {
    if (isNext && isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [isNext, textKey])
  return (
    <div class="lesson-bar">
      {first !== undefined && <PlainButton button={first} place="first" />}
      {help !== undefined && <PlainButton button={help} place="help" />}
      <button
        ref={button}
        type="button"
        class={`button lesson-go-on${isNext ? ' primary' : ''}`}
        aria-disabled={onNext === undefined}
        onClick={() => {
          button.current?.blur() // leaves the focus to the table, if a card is to be played next
          onNext?.()
        }}
      >
        {words.value.common.goOn} <Icon name="arrowRight" />
      </button>
    </div>
  )
}

function PlainButton({ button: { icon, label, onClick }, place }: { button: BarButton; place: 'first' | 'help' }) {
  return (
    <button
      type="button"
      class={`button lesson-${place}`}
      {...(icon === 'hint' && shortcut('hint', label))}
      onClick={onClick}
    >
      <Icon name={icon} /> <span class="label">{label}</span>
    </button>
  )
}

export const backButton = (onClick: () => void): BarButton => ({
  icon: 'back',
  label: words.value.learn.previous,
  onClick,
})

/** True if moving the focus takes it neither from a dialog nor from the head of the page. */
function isFocusFree(): boolean {
  const focused = document.activeElement
  if (document.querySelector('dialog[open]')) return false
  return focused === null || focused === document.body || focused.matches('#main, .lesson-body *')
}
