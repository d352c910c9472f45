import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { clippedTexts, horizontalOverflow } from './checks/overflow.ts'
import { axe, openApp } from './harness/index.ts'
import { FAST_WITH_TAPS } from './harness/screens/index.ts'
import { PLAYABLE, sitDown, visit } from './harness/screens/visit.ts'
import { isYourTurn, tableWhere } from './harness/tables.ts'

const PHONE = { width: 390, height: 844, touch: true, colourScheme: 'dark', language: 'ja' } as const
const DESKTOP = { width: 1366, height: 768, colourScheme: 'light', language: 'en' } as const

for (const [name, options] of Object.entries({ PHONE, DESKTOP })) {
  test(`the rules of every game begin with pictures and pass axe, ${name.toLowerCase()}`, async (t) => {
    const app = await openApp(t, { ...options, reducedMotion: true })
    for (const { id, guide } of games) {
      const { panels, texts } = await guide!()
      await visit(app, `/rules/${id}`, '.rule-contents')
      const shown = app.page.locator('.guide-panel')
      assert.equal(await shown.count(), panels.length)
      for (const [i, panel] of panels.entries()) {
        const { title } = texts[options.language].panels[panel.name]!
        assert.match(await shown.nth(i).getByRole('heading').innerText(), new RegExp(title))
        assert.ok((await shown.nth(i).locator('.picture li').count()) > 0, panel.name)
      }
      const [pictures, full] = await app.page.locator('.rulebook h2').all()
      assert.ok((await pictures!.boundingBox())!.y < (await full!.boundingBox())!.y)
      assert.deepEqual(await axe(app.page), [], id)
    }
  })
}

for (const [name, textSize] of [
  ['of 320 pixels', 100],
  ['of 320 pixels with text of double size', 200],
] as const) {
  test(`no picture is cut on a screen ${name}`, async (t) => {
    const settings = { ...FAST_WITH_TAPS, textSize }
    const app = await openApp(t, { width: 320, height: 640, storage: { settings } })
    for (const { id } of games) {
      await visit(app, `/rules/${id}`, '.rule-contents')
      assert.deepEqual([...(await horizontalOverflow(app.page)), ...(await clippedTexts(app.page))], [], id)
      const cut = await app.page.locator('.picture').evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const { left, right } = picture.getBoundingClientRect()
          const parts = picture.querySelectorAll(
            '.picture-mark, .picture-name, .picture-card > svg, .picture-number, .sum-part',
          )
          return [...parts]
            .filter((part) => {
              const box = part.getBoundingClientRect()
              return box.left < left - 1 || box.right > right + 1
            })
            .map((part) => part.outerHTML.slice(0, 120))
        }),
      )
      assert.deepEqual(cut, [], id)
    }
  })
}

test('a link to a rule opens the page at this rule', async (t) => {
  const { page } = await openApp(t, { path: '/rules/bannish#B17' })
  const rule = page.locator('#B17')
  await rule.waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'B17')
  const { y } = (await rule.boundingBox())!
  assert.ok(y >= 0 && y < 200, `the rule is at ${y}`)
})

test('a picture leads to the rules that it explains', async (t) => {
  const { page } = await openApp(t, { path: '/rules/bannish' })
  await page.locator('.guide-panel').nth(3).getByRole('link', { name: 'Rule B11' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'B11')
  assert.match(page.url(), /#B11$/)
})

test('examples are rows of cards with their names as text', async (t) => {
  const { page } = await openApp(t, { path: '/rules/bannish' })
  const row = page.getByRole('img', { name: 'Red 4, Green 1, Blue 6, Red 4', exact: true })
  await row.waitFor()
  assert.equal(await row.locator('svg').count(), 4)
})

test('the rules at a table show the pictures first and lead to the page', async (t) => {
  const app = await openApp(t, { storage: { settings: FAST_WITH_TAPS } })
  const { page } = app
  await sitDown(app, tableWhere(games[1]!, isYourTurn), PLAYABLE)
  await page.click('.open-rules')
  const dialog = page.locator('dialog[open]')
  await dialog.locator('.picture').first().waitFor()
  const headings = await dialog.locator('h3').allInnerTexts()
  assert.ok(headings.indexOf('In pictures') < headings.indexOf('Full rules'))
  assert.equal(await dialog.getByRole('link', { name: /new tab/ }).getAttribute('href'), '/rules/bannish')
})
