import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannish, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import type { GameKind, Match } from '@trick-bento/kit'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../harness/browser.ts'
import { ROOT } from '../harness/root.ts'
import { clickCard, FAST_WITH_TAPS, PLAYABLE, sitDown, visit } from '../harness/screens/visit.ts'
import { serveSite } from '../harness/site-server.ts'
import { isGameOver, isLastToPlay, isYourTurn, tableWhere } from '../harness/tables.ts'
import { settled } from '../harness/wait.ts'

// Draws the pictures in docs/pictures from the running page: `npm run pictures`.

const FOLDER = join(ROOT, 'docs/pictures')

interface Shot {
  readonly size: readonly [number, number]
  readonly language?: 'en' | 'ja'
  readonly theme?: 'light' | 'dark'
  readonly textSize?: number
  show(app: { page: Page; context: never; origin: string }): Promise<void>
}

const DESKTOP = [1366, 768] as const
const LARGE = [1920, 1080] as const
const PHONE = [390, 844] as const
const TABLET = [768, 1024] as const
const LANDSCAPE = [740, 360] as const

const isMidRound = (match: Match): boolean =>
  isYourTurn(match) && match.table.played > 1 && match.decisions.length > match.game.seats * 3
const table = (kind: GameKind, seats?: number, isSo = isMidRound) => ({
  show: (app: Parameters<Shot['show']>[0]) => sitDown(app, tableWhere(kind, isSo, seats ? { seats } : {}), PLAYABLE),
})
const finishedTrick = (kind: GameKind) => ({
  async show(app: Parameters<Shot['show']>[0]) {
    await sitDown(app, tableWhere(kind, isLastToPlay), PLAYABLE)
    await clickCard(app.page, PLAYABLE)
    await app.page.locator('.go-on').waitFor()
  },
})
const end = (kind: GameKind, seats?: number) => ({
  show: (app: Parameters<Shot['show']>[0]) =>
    sitDown(app, tableWhere(kind, isGameOver, seats ? { seats } : {}), 'dialog[open] .receipts'),
})
const page = (path: string, landmark?: string) => ({
  show: (app: Parameters<Shot['show']>[0]) => visit(app, path, landmark),
})
const withLog = (kind: GameKind) => ({
  async show(app: Parameters<Shot['show']>[0]) {
    await table(kind).show(app)
    await app.page.click('.open-log')
    await app.page.locator('.log').waitFor()
  },
})

/** Each picture: rows of shots. */
const PICTURES: Readonly<Record<string, readonly (readonly Shot[])[]>> = {
  home: [[{ size: DESKTOP, ...page('/') }]],
  tables: [
    [
      { size: DESKTOP, ...table(sushiTrick) },
      { size: PHONE, ...table(bannish) },
      { size: PHONE, ...finishedTrick(gummiTrick), theme: 'dark' },
    ],
  ],
  'contact-sheet': [
    [
      { size: DESKTOP, ...table(sushiTrick) },
      { size: DESKTOP, ...table(gummiTrick, 5) },
      { size: DESKTOP, ...table(bannish, 3) },
    ],
    [
      { size: LARGE, ...table(gudetama, 7) },
      { size: LARGE, ...table(sushiTrick, 6), theme: 'dark', language: 'ja' },
      { size: DESKTOP, ...withLog(bannish), theme: 'dark' },
    ],
    [
      { size: PHONE, ...table(sushiTrick) },
      { size: PHONE, ...table(gummiTrick, 5) },
      { size: PHONE, ...table(bannish), theme: 'dark', language: 'ja' },
      { size: PHONE, ...table(gudetama, 7) },
      { size: PHONE, ...finishedTrick(gummiTrick) },
      { size: PHONE, ...table(gudetama), textSize: 200 },
    ],
    [
      { size: TABLET, ...table(gummiTrick) },
      { size: TABLET, ...table(gudetama, 7), theme: 'dark' },
      { size: TABLET, ...page('/learn/sushi-trick', '.hand-card') },
      { size: TABLET, ...page('/rules/bannish', '.rulebook') },
    ],
    [
      { size: DESKTOP, ...end(gummiTrick) },
      { size: DESKTOP, ...end(gudetama, 7), theme: 'dark', language: 'ja' },
      { size: PHONE, ...end(bannish) },
      { size: PHONE, ...end(sushiTrick), theme: 'dark' },
    ],
    [
      { size: LANDSCAPE, ...table(sushiTrick) },
      { size: LANDSCAPE, ...table(gummiTrick), theme: 'dark', language: 'ja' },
      { size: LANDSCAPE, ...table(gudetama, 7) },
    ],
  ],
}
/** The width of a picture in pixels. */
const WIDTH = 1800

async function shoot(browser: Browser, origin: string, shot: Shot): Promise<string> {
  const [width, height] = shot.size
  const { language = 'en', theme = 'light', textSize = 100 } = shot
  const settings = { ...FAST_WITH_TAPS, textSize }
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language === 'en' ? 'en-GB' : 'ja-JP',
    colorScheme: theme,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'trick-bento/settings', value: JSON.stringify(settings) }] }],
    },
    serviceWorkers: 'block',
  })
  const opened = await context.newPage()
  await shot.show({ page: opened, context: context as never, origin })
  await settled(opened)
  const png = await opened.screenshot()
  await context.close()
  return png.toString('base64')
}

/** Puts the shots of each row side by side, all rows equally wide, and encodes the whole as WebP. */
const compose = (blank: Page, rows: readonly (readonly string[])[]): Promise<string> =>
  blank.evaluate(
    async ([images, width]) => {
      const gap = 12
      const load = async (data: string): Promise<HTMLImageElement> => {
        const image = new Image()
        image.src = `data:image/png;base64,${data}`
        await image.decode()
        return image
      }
      const loaded = await Promise.all(images.map((row) => Promise.all(row.map(load))))
      const heights = loaded.map((row) => {
        const ratios = row.reduce((sum, image) => sum + image.width / image.height, 0)
        return (width - gap * (row.length - 1)) / ratios
      })
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round(heights.reduce((sum, height) => sum + height, 0) + gap * (heights.length - 1))
      const draw = canvas.getContext('2d')!
      draw.imageSmoothingQuality = 'high'
      let y = 0
      for (const [i, row] of loaded.entries()) {
        let x = 0
        for (const image of row) {
          const shown = (image.width / image.height) * heights[i]!
          draw.drawImage(image, x, y, shown, heights[i]!)
          x += shown + gap
        }
        y += heights[i]! + gap
      }
      return canvas.toDataURL('image/webp', 0.82).split(',')[1]!
    },
    [rows, WIDTH] as const,
  )

const browser = await launchBrowser()
const site = await serveSite()
mkdirSync(FOLDER, { recursive: true })
const blank = await browser.newPage()
for (const [name, rows] of Object.entries(PICTURES)) {
  const images: string[][] = []
  for (const row of rows) {
    const shots: string[] = []
    for (const shot of row) shots.push(await shoot(browser, site.origin, shot))
    images.push(shots)
  }
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(await compose(blank, images), 'base64'))
  console.log(`docs/pictures/${name}.webp`)
}
await browser.close()
await site.close()
