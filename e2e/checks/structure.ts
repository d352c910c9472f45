import type { Page } from 'playwright-core'

/** Checks that the page has a title, one main element and headings in order. One line for each problem. */
export async function structureProblems(page: Page, screen: string): Promise<string[]> {
  const { title, mains, levels } = await page.evaluate(() => ({
    title: document.title,
    mains: document.querySelectorAll('main').length,
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])),
  }))
  const wrong: string[] = []
  if (title === 'Trick Bento' && screen !== 'start page') wrong.push('the page has no title')
  if (mains !== 1) wrong.push(`it has ${mains} main elements`)
  const first = levels.filter((level) => level === 1).length
  if (first !== 1) wrong.push(`it has ${first} first headings`)
  levels.forEach((level, i) => {
    const before = levels[i - 1] ?? 0
    if (level > before + 1) wrong.push(`a heading of level ${level} follows one of level ${before}`)
  })
  for (const dialog of await page.locator('dialog[open]').all()) {
    const name = await dialog.evaluate((each) => {
      const label = each.getAttribute('aria-labelledby')
      return label === null ? '' : document.getElementById(label)?.textContent?.trim()
    })
    if (!name) wrong.push('a dialog has no name')
  }
  return wrong
}
