import type { BrowserContext, Page } from 'playwright-core'
import { settled } from './wait.ts'

/** All texts of a page: visible texts, texts for screen readers and the title. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const words = [document.title]
    // Texts that are marked as another language do not count.
    const isForeign = (element: Element): boolean => {
      const lang = element.closest('[lang]')!.getAttribute('lang')
      return lang !== document.documentElement.lang
    }
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.matches('script, style, noscript, noscript *') || isForeign(element)) continue
      if (!element.checkVisibility({ visibilityProperty: true }) && element.tagName !== 'OPTION') continue
      for (const name of attributes) words.push(element.getAttribute(name) ?? '')
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      words.push(own.map(({ textContent }) => textContent).join(''))
    }
    return [...new Set(words.map((each) => each.trim()))].filter((each) => each !== '')
  }, SPOKEN)
}
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
]

/** From the next page load on, records the texts of live regions. */
export const recordAnnouncements = (where: Page | BrowserContext): Promise<unknown> =>
  where.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])) {
        const region = (node instanceof Element ? node : node.parentElement)?.closest(
          '[aria-live=polite], [role=log], [role=alert], [role=status]',
        )
        const text = region?.textContent?.trim()
        if (text && text !== said.at(-1)) said.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** All recorded announcements of this page. */
export async function announcementsOn(page: Page): Promise<string[]> {
  await settled(page)
  return page.evaluate(() => (window as unknown as { said: string[] }).said)
}

/** Waits until a text with these words was announced; it may disappear soon. */
export const waitForAnnouncement = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => (window as unknown as { said: string[] }).said.some((each) => each.includes(wanted)),
    words,
  )
