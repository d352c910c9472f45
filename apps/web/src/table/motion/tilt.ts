/** Degrees at the edges of a card. */
const MOST = 9

const tilted = new WeakSet<HTMLElement>()

/** Cards of the hand tilt towards the pointer. The style sheet decides whether they do. */
export function tiltUnderPointer(root: HTMLElement): void {
  if (tilted.has(root)) return
  tilted.add(root)
  root.addEventListener('pointermove', ({ pointerType, target, clientX, clientY }) => {
    if (pointerType !== 'mouse') return
    const card = (target as Element).closest<HTMLElement>('.hand-card.playable')
    if (card === null) return
    const { left, top, width, height } = card.getBoundingClientRect()
    const across = (clientX - left) / width - 0.5
    const down = (clientY - top) / height - 0.5
    card.style.setProperty('--tilt-x', `${(-down * 2 * MOST).toFixed(1)}deg`)
    card.style.setProperty('--tilt-y', `${(across * 2 * MOST).toFixed(1)}deg`)
  })
}
