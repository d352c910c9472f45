import type { TablePalette } from '../surface/palette.ts'

/** Wood and a green leaf. */
export const palette: TablePalette = {
  table: ['#e3c08b', '#4a3420'],
  line: ['#b98a50', '#2e1f12'],
  mat: ['#427d39', '#2e5a35'],
  matLine: ['#9cc878', '#6f9b60'],
  matEdge: ['#47281a', '#150d08'],
  tableInk: ['#2b1f18', '#fdf0dc'],
  matInk: ['#ffffff', '#fdf0dc'],
}
