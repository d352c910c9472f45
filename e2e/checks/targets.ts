import type { Page } from 'playwright-core'

/** In CSS pixels; a smaller target is hard to hit with a finger. */
const LEAST = 44
/** Explanations are many and beside each other; nobody needs them to play. */
const LEAST_EXPLAINED = 24

/** Targets whose clickable area is too small, each with the size of that area. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([usual, explained]) => {
      const STEP = 2
      const REACH = 100
      const isInline = (element: Element): boolean =>
        element.matches('a:not(.button, .icon-button)') && element.closest('p, li, td, dd, .rulebook') !== null
      const isThere = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        !element.matches('.skip, input[type=file], [disabled], .visually-hidden *') &&
        element.closest('[inert]') === null &&
        (document.querySelector('dialog[open]')?.contains(element) ?? true)
      /** The largest clickable cross: a horizontal and a vertical line of points that react. */
      const sizeOf = (element: Element, least: number): [number, number] => {
        element.scrollIntoView({ block: 'center', inline: 'center' })
        const whole = element.closest('label') ?? element
        const { x, y, width: inner, height: innerHeight } = whole.getBoundingClientRect()
        // The area that reacts is larger than what is seen.
        const margin = element.matches('.explained') ? 10 : 0
        const [left, top, width, height] = [x - margin, y - margin, inner + 2 * margin, innerHeight + 2 * margin]
        const points = (size: number): number[] =>
          Array.from({ length: Math.min(REACH, size) / STEP }, (_, i) => i * STEP + STEP / 2)
        const [xs, ys] = [points(width), points(height)]
        const reacts = (x: number, y: number): boolean => whole.contains(document.elementFromPoint(left + x, top + y))
        const run = (hits: readonly boolean[], at: number): number => {
          if (!hits[at]) return 0
          const [before, after] = [hits.lastIndexOf(false, at), hits.indexOf(false, at)]
          return ((after < 0 ? hits.length : after) - before - 1) * STEP
        }
        const isEnough = (size: [number, number]): boolean => Math.min(...size) >= least
        // Most targets are not covered; for the others every point is tested.
        const [middleX, middleY] = [xs.length >> 1, ys.length >> 1]
        const row = xs.map((x) => reacts(x, ys[middleY]!))
        const column = ys.map((y) => reacts(xs[middleX]!, y))
        let best: [number, number] = [run(row, middleX), run(column, middleY)]
        if (isEnough(best)) return best
        const rows = ys.map((y) => xs.map((x) => reacts(x, y)))
        const columns = xs.map((_, x) => rows.map((each) => each[x]!))
        for (const [y, each] of rows.entries()) {
          for (const x of xs.keys()) {
            const size: [number, number] = [run(each, x), run(columns[x]!, y)]
            if (Math.min(...size) > Math.min(...best)) best = size
          }
        }
        return best
      }
      const found: string[] = []
      for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
        if (isInline(element) || !isThere(element)) continue
        const least = element.matches('.explained') ? explained : usual
        const [width, height] = sizeOf(element, least)
        if (Math.min(width, height) >= least) continue
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
        found.push(`“${name || element.outerHTML.slice(0, 80)}” is ${width} × ${height}`)
      }
      return found
    },
    [LEAST, LEAST_EXPLAINED] as const,
  )
