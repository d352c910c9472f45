import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 60rem)')

/** True if there is room for something beside the table. */
export const isWide = signal(query.matches)
query.addEventListener('change', ({ matches }) => {
  isWide.value = matches
})
