import type { Page } from 'playwright-core'

/** Where the things of a table are on the screen, in pixels. */
export interface TableGeometry {
  readonly screen: { readonly width: number; readonly height: number }
  readonly parts: readonly Part[]
}
export interface Part {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The parts of the table that is shown; turned cards with the box around them. */
export const geometryOf = (page: Page): Promise<TableGeometry> =>
  page.evaluate(() => {
    const parts: Part[] = []
    const add = (name: string, element: Element): void => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible')
        parts.push({ name, x, y, width, height })
    }
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
    for (const seat of all('.seat')) {
      const name = `seat ${(seat as HTMLElement).dataset.seat}`
      add(`${name}: avatar`, seat.querySelector('.seat-avatar')!)
      for (const back of seat.querySelectorAll('.hand-backs .mini-card')) add(`${name}: hand`, back)
      add(`${name}: plaque`, seat.querySelector('.plaque')!)
      for (const [i, pile] of [...seat.querySelectorAll('.rack, .pile:not(.none)')].entries())
        add(`${name}: pile ${i}`, pile)
    }
    add('bar', document.querySelector('.top-bar')!)
    for (const [i, card] of all('.tray-slot').entries()) add(`trick ${i}`, card)
    for (const [i, card] of all('.hand-card').entries()) add(`hand ${i}`, card)
    for (const paper of all('.words:not(.none) .words-paper')) add('words', paper)
    for (const [i, button] of all('.play-tools button, .play-tools a').entries()) add(`tool ${i}`, button)
    return { screen: { width: innerWidth, height: innerHeight }, parts }
  })

/** The share of the screen's height in which there is nothing at all. */
export function unusedHeight({ screen, parts }: TableGeometry): number {
  const rows = new Uint8Array(screen.height)
  for (const { y, height } of parts) rows.fill(1, Math.max(0, Math.floor(y)), Math.max(0, Math.ceil(y + height)))
  return rows.filter((row) => row === 0).length / screen.height
}

/** Parts that reach beyond the screen. */
export const outsideScreen = ({ screen, parts }: TableGeometry): string[] =>
  parts
    .filter(
      ({ x, y, width, height }) => x < -6 || y < -6 || x + width > screen.width + 6 || y + height > screen.height + 10,
    )
    .map(({ name, x, y, width, height }) => `${name} is at ${[x, y, x + width, y + height].map(Math.round).join(' ')}`)

/** Hand cards whose number, suit or printed value is covered, each with what covers it. */
export const coveredHandCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand-card')].flatMap((card) => {
      const { x, y, width, height } = card.getBoundingClientRect()
      const points = [
        ['number', 0.18, 0.2],
        ['suit', 0.2, 0.42],
        ['printed value', 0.18, 0.86],
      ] as const
      return points.flatMap(([what, atX, atY]) => {
        const top = document.elementFromPoint(x + width * atX, y + height * atY)
        if (top === null || card.contains(top)) return []
        return [`the ${what} of ${(card as HTMLElement).ariaLabel} is below ${top.className || top.tagName}`]
      })
    }),
  )

/** Names and points of seats that something covers. */
export const coveredPlaques = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.plaque')].flatMap((plaque) =>
      [...plaque.querySelectorAll('.seat-name, .seat-total')].flatMap((text) => {
        const { x, y, width, height } = text.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return top !== null && plaque.contains(top)
          ? []
          : [`${text.textContent} is below ${top?.outerHTML.slice(0, 60)}`]
      }),
    ),
  )

/** Cards of the trick whose number another card covers. */
export const coveredTrickCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slots = [...document.querySelectorAll<HTMLElement>('.tray-slot:not(.empty)')]
    const tray = document.querySelector<HTMLElement>('.tray')!
    tray.style.pointerEvents = 'auto'
    const covered = slots.flatMap((slot) => {
      const { x, y, width, height } = slot.getBoundingClientRect()
      const top = document.elementFromPoint(x + width * 0.22, y + height * 0.2)
      return top !== null && slot.contains(top) ? [] : [`${slot.ariaLabel} is below ${top?.outerHTML.slice(0, 60)}`]
    })
    tray.style.pointerEvents = ''
    return covered
  })
