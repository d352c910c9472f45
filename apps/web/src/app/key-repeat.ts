/** A held Enter key presses a button only once. Otherwise it would play card after card. */
export function ignoreKeyRepeat(): void {
  document.addEventListener('keydown', (event) => {
    const isButton = (event.target as Element).closest?.('button, summary, a') !== null
    if (event.repeat && event.key === 'Enter' && isButton) event.preventDefault()
  })
}
