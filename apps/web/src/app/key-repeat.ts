/** A key that is held down presses a button once: else it would play card after card, and start the next game too. */
export function ignoreKeyRepeat(): void {
  document.addEventListener('keydown', (event) => {
    const isButton = (event.target as Element).closest?.('button, summary, a') !== null
    if (event.repeat && event.key === 'Enter' && isButton) event.preventDefault()
  })
}
