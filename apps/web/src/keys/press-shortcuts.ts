import { settings } from '../settings/settings.ts'
import { showKeySheet } from './key-sheet-state.ts'
import { shortcutKey } from './shortcut-key.ts'

const FIELDS = 'select, textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])'
const CONTROLS = `button, a[href], summary, input, ${FIELDS}`
const GO_ON = '.go-on, .lesson-go-on.primary'

/**
 * A key presses the button that names it in `aria-keyshortcuts`; Enter and Space press the button that continues, if
 * nothing else has the focus. Not while a dialog is open or while a person types.
 */
export function listenForShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element
    if (event.defaultPrevented || event.repeat || target.closest?.(FIELDS)) return
    if (document.querySelector('dialog[open]') !== null) return
    if (isPressed(event, target)) event.preventDefault()
  })
}

function isPressed(event: KeyboardEvent, target: Element): boolean {
  if (event.key === 'Enter' || event.key === ' ') return target.closest(CONTROLS) === null && press(GO_ON)
  if (!settings.value.shortcuts) return false
  const key = shortcutKey(event)
  if (key === undefined) return false
  if (key !== '?') return press(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
  showKeySheet().catch(console.error)
  return true
}

/** Presses the first visible button; false if there is none. */
function press(selector: string): boolean {
  const button = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())
  button?.click()
  return button !== undefined
}
