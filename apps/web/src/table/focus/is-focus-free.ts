/** True if nobody is busy elsewhere on the page, so that the table may put the focus where the next decision is. */
export function isFocusFree(): boolean {
  const focused = document.activeElement
  if (document.querySelector('dialog[open]') !== null) return false
  return (
    focused === null || focused === document.body || focused.id === 'main' || focused.closest('[data-table]') !== null
  )
}
