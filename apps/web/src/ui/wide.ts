import { computed, signal } from '@preact/signals'
import { settings } from '../settings/settings.ts'

/** In pixels, with text of the usual size. */
const WIDE = 960

const width = signal(innerWidth)
addEventListener('resize', () => {
  width.value = innerWidth
})

/** True if there is room for something beside the table. Large text needs more of it. */
export const isWide = computed(() => width.value >= (WIDE * settings.value.textSize) / 100)
