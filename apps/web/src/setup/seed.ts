/** A random seed of twelve letters and digits. */
export function newSeed(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2))
  return Array.from(numbers, (n) => n.toString(36).padStart(7, '0'))
    .join('')
    .slice(0, 12)
}
