/** True if the focus is at the table or nowhere, so that the table may move it to the next decision. */
export function isFocusFree(): boolean {
  const focused = document.activeElement
  if (document.querySelector('dialog[open], .explain-card') !== null) return false
  return (
    focused === null || focused === document.body || focused.id === 'main' || focused.closest('[data-table]') !== null
  )
}
