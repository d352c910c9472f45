import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe, openApp, screenshot } from './harness/index.ts'

for (const language of ['en', 'ja'] as const) {
  for (const colourScheme of ['light', 'dark'] as const) {
    test(`the start page opens without problems, ${language}, ${colourScheme}`, async (t) => {
      const { page } = await openApp(t, { language, colourScheme, width: 390, height: 844, touch: true })
      await page.locator('#app h1').first().waitFor({ state: 'attached' })
      assert.match(await page.title(), /Trick Bento/)
      assert.deepEqual(await axe(page), [])
      await screenshot(page, `first-page-${language}-${colourScheme}`)
    })
  }
}

test('a page of the app opens by its address', async (t) => {
  const { page } = await openApp(t, { path: '/play/gummi-trick' })
  await page.locator('#app h1').first().waitFor({ state: 'attached' })
})
