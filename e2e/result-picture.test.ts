import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { openTable } from './harness/auto-play.ts'
import { isGameOver, tableWhere } from './harness/tables.ts'

/** Width and height in the header of a PNG file. */
function sizeOf(png: Buffer): number[] {
  assert.equal(png.toString('latin1', 1, 4), 'PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

for (const kind of games) {
  test(`${kind.id}: a picture of the result can be downloaded without a network, and has a text`, async (t) => {
    const progress = tableWhere(kind, isGameOver, { seats: kind.seats.most })
    const [you, ...others] = progress.plan.players
    const players = [{ ...you!, name: '<b>Zoë & Co</b>' }, ...others]
    const { page, context } = await openTable(t, { ...progress, plan: { ...progress.plan, players } })
    const share = page.getByRole('button', { name: 'Share a picture' })
    await share.waitFor()
    // The first picture loads the code that draws it.
    for (const network of ['online', 'offline']) {
      await context.setOffline(network === 'offline')
      const waiting = page.waitForEvent('download')
      await share.click()
      const file = await waiting
      assert.match(file.suggestedFilename(), new RegExp(`^${kind.id}-\\d{4}-\\d\\d-\\d\\d\\.png$`))
      const png = readFileSync(await file.path())
      assert.deepEqual(sizeOf(png), [1200, 630])
      assert.ok(png.length > 40_000, `a picture with all its drawings, not only a surface: ${png.length} bytes`)
    }
    const text = await page.locator('.picture-preview').getAttribute('alt')
    const totals = await page.locator('.row-total').allInnerTexts()
    assert.match(text!, /win/)
    for (const total of totals) assert.ok(text!.includes(total), `${text} has ${total}`)
  })
}
