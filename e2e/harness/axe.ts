import axeCore, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { settled } from './wait.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The violations of WCAG 2.2 AA that axe finds on this page, one line each. */
export async function axe(page: Page): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (tags) =>
      (window as unknown as { axe: typeof axeCore }).axe.run({
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    TAGS,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = failureSummary?.split('\n').slice(1).join(';').trim()
      return `${id}: ${help}, at ${target.join(' ')} (${why})`
    }),
  )
}
