/** A share as a number out of ten; shares that are close to none or all, but not quite, are `few` or `most`. */
export function tenths(share: number): number | 'few' | 'most' {
  if (share === 0 || share === 1) return 10 * share
  if (share < 0.05) return 'few'
  return share > 0.95 ? 'most' : Math.min(9, Math.max(1, Math.round(10 * share)))
}
