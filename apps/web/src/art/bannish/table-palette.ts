import type { TablePalette } from '../surface/palette.ts'

/** Indigo paper and a brush ring. */
export const palette: TablePalette = {
  table: ['#2f4170', '#19233f'],
  line: ['#fdf0dc', '#fdf0dc'],
  mat: ['#3b5088', '#26355c'],
  matLine: ['#fdf0dc', '#fdf0dc'],
  matEdge: ['#fdf0dc', '#aeb3cc'],
  tableInk: ['#fdf0dc', '#fdf0dc'],
  matInk: ['#fdf0dc', '#fdf0dc'],
}
