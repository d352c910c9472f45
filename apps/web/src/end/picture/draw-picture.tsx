import { render } from 'preact'
import { loadSurface } from '../../art/surface/drawn-surfaces.ts'
import { tableStyle } from '../../art/surface/table-surface.tsx'
import { language, words } from '../../i18n/index.ts'
import { Phrases } from '../../table/phrases.ts'
import type { Finished } from '../finished.ts'
import { resultWords } from '../result-words.ts'
import { PICTURE, PICTURE_TIER, type PictureStep, pictureSteps } from './layout.ts'
import { PictureArt } from './picture-art.tsx'
import { imageOf } from './svg-image.ts'

const MARGIN = 60
/** Some surfaces have drawings in their corners. */
const HEAD_MARGIN = 140

/** A picture of the result as a PNG, drawn in the page from its own art. */
export async function drawPicture(finished: Finished): Promise<Blob> {
  const steps = pictureSteps(finished.standings)
  const family = getComputedStyle(document.body).fontFamily
  const shown = forOthers(finished)
  await Promise.all([loadSurface(finished.game.id), document.fonts.load(`900 40px ${family}`)])
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const context = canvas.getContext('2d')!
  context.drawImage(await artOf(shown, steps), 0, 0, PICTURE.width, PICTURE.height)
  new Texts(context, family, inkOf(finished)).write(shown, steps)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gives no picture')) : resolve(blob)),
      'image/png',
    )
  })
}

/** Others see the picture, so a person who has a name is not called “you”. */
const forOthers = (finished: Finished): Finished => ({
  ...finished,
  phrases: new Phrases(finished.game, finished.phrases.people.names, -1),
})

async function artOf(finished: Finished, steps: readonly PictureStep[]): Promise<HTMLImageElement> {
  const box = document.createElement('div')
  render(<PictureArt finished={finished} steps={steps} />, box)
  const image = await imageOf(box.querySelector('svg')!)
  render(null, box)
  return image
}

/** The colour of text on the table, in the light theme. */
function inkOf({ game }: Finished): string {
  const probe = document.createElement('span')
  for (const [name, value] of Object.entries(tableStyle(game))) probe.style.setProperty(name, value)
  probe.style.colorScheme = 'light'
  probe.style.color = 'var(--table-ink)'
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

class Texts {
  private readonly context: CanvasRenderingContext2D
  private readonly family: string
  private readonly ink: string

  constructor(context: CanvasRenderingContext2D, family: string, ink: string) {
    this.context = context
    this.family = family
    this.ink = ink
  }

  write({ standings, phrases }: Finished, steps: readonly PictureStep[]): void {
    const w = words.value
    const { headline, detail } = resultWords(standings, phrases)
    const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date())
    const head = { width: PICTURE.width - 2 * HEAD_MARGIN, align: 'center' } as const
    const middle = PICTURE.width / 2
    this.text(headline, middle, 88, { ...head, size: 52, weight: 1000 })
    const line = [phrases.texts.shortTitle, detail, date].filter((part) => part !== '').join(w.common.between)
    this.text(line, middle, 128, { ...head, size: 24, weight: 700 })
    for (const { standing, x, width, nameY, totalY, boxes } of steps) {
      const { seat, total, place } = standing
      this.text(phrases.plate(seat), x, nameY, { size: 26, weight: 900, width, align: 'center' })
      this.text(w.common.number(total), x, totalY, { size: 40, weight: 1000, width, align: 'center' })
      const y = (boxes[0] ?? 0) + PICTURE_TIER * 0.72
      if (boxes.length > 0)
        this.text(String(place), x, y, { size: 32, weight: 1000, width, align: 'center', ink: '#ffd27a' })
    }
    this.text(w.common.appName, PICTURE.width - MARGIN, 614, { size: 20, weight: 800, width: 300, align: 'right' })
  }

  /** Writes one line: smaller if it is a little too long, cut off if it is much too long. */
  private text(text: string, x: number, y: number, how: TextStyle): void {
    const { context } = this
    const { width, weight, align = 'left', ink = this.ink } = how
    context.textAlign = align
    context.fillStyle = ink
    for (let { size } = how; ; size -= 2) {
      context.font = `${weight} ${size}px ${this.family}`
      if (context.measureText(text).width <= width) break
      if (size > how.size * 0.7) continue
      const letters = [...text]
      while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop()
      text = `${letters.join('')}…`
      break
    }
    context.fillText(text, x, y)
  }
}

interface TextStyle {
  readonly size: number
  readonly weight: number
  readonly width: number
  readonly align?: CanvasTextAlign
  readonly ink?: string
}
