import type { TablePalette } from '../surface/palette.ts'

/** Rose paper and a doily. */
export const palette: TablePalette = {
  table: ['#f3c9bd', '#55293a'],
  line: ['#ffffff', '#ffd9e2'],
  mat: ['#fff4e2', '#73404f'],
  matLine: ['#e6c7a4', '#935e6c'],
  matEdge: ['#b98564', '#2a1019'],
  tableInk: ['#2b1f18', '#fdf0dc'],
  matInk: ['#45150f', '#fdf0dc'],
}
