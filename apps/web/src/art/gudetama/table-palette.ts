import type { TablePalette } from '../surface/palette.ts'

/** Red lacquer with gold lines and a dark plate. */
export const palette: TablePalette = {
  table: ['#b8361f', '#651c11'],
  line: ['#f0b23e', '#d99a2b'],
  mat: ['#3c120c', '#240a07'],
  matLine: ['#f0b23e', '#d99a2b'],
  matEdge: ['#f0b23e', '#d99a2b'],
  tableInk: ['#fff6e6', '#fdf0dc'],
  matInk: ['#fdf0dc', '#fdf0dc'],
}
