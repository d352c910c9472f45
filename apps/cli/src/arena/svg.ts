import { baseOf } from '@trick-bento/bots/arena'
import { type Axis, type Mark, pointsAxis, timeAxis } from './axes.ts'
import { type Box, placeLabels } from './labels.ts'

const WIDTH = 760
const HEIGHT = 460
const AREA: Box = { x: 70, y: 60, width: 660, height: 330 }
const FONT = 13
const LETTER = 0.6 * FONT
const LINE = FONT + 3
const RADIUS = 4.5

// The plot has no background, so every colour must be visible on white and on black.
const INK = '#7a7a7a'
const COLOURS = ['#3b82c4', '#c8701e', '#2f9461', '#d0505a', '#9467bd', '#1f93a0', '#a0703c', '#c65b9c']

export interface Captions {
  readonly title: string
  readonly points: string
  readonly time: string
}

/** Plot of strength against time as SVG. The same bot with several budgets makes one line. */
export function makeSvg(marks: readonly Mark[], best: 'highest' | 'lowest', captions: Captions): string {
  const time = timeAxis(marks)
  const strength = pointsAxis(marks, best)
  const x = (share: number): number => AREA.x + share * AREA.width
  const y = (share: number): number => AREA.y + (1 - share) * AREA.height
  const bases = [...new Set(marks.map(({ name }) => baseOf(name)))]
  const spots = marks.map((mark): Spot => {
    const ends = [mark.points - mark.margin, mark.points + mark.margin].map((value) => y(strength.at(value)))
    return {
      name: mark.name,
      colour: COLOURS[bases.indexOf(baseOf(mark.name)) % COLOURS.length],
      x: x(time.at(mark.milliseconds)),
      y: y(strength.at(mark.points)),
      top: Math.min(...ends),
      bottom: Math.max(...ends),
    }
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="${FONT}" fill="${INK}">`,
    `<title>${xml(captions.title)}</title>`,
    text(AREA.x, 24, captions.title, 'font-weight="bold"'),
    text(AREA.x, 46, captions.points),
    text(AREA.x + AREA.width, HEIGHT - 14, captions.time, 'text-anchor="end"'),
    ...gridOf(time, strength, x, y),
    ...bases.flatMap((base) => pathOf(spots.filter(({ name }) => baseOf(name) === base))),
    ...spots.flatMap(markOf),
    ...labelsOf(spots),
    '</svg>',
    '',
  ].join('\n')
}

interface Spot {
  readonly name: string
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly top: number
  readonly bottom: number
}

const xml = (words: string): string =>
  words.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`).replace(/[^\P{Cc}\n]/gu, ' ')

const short = (value: number): string => String(Number(value.toFixed(1)))

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}"${more && ` ${more}`}>${xml(words)}</text>`

const line = (x1: number, y1: number, x2: number, y2: number, colour: string, more = ''): string =>
  `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" stroke="${colour}"${more && ` ${more}`}/>`

function gridOf(time: Axis, strength: Axis, x: (share: number) => number, y: (share: number) => number): string[] {
  const bottom = AREA.y + AREA.height
  const faint = 'stroke-opacity="0.3"'
  return [
    ...strength.ticks.flatMap(({ at, label }) => [
      line(AREA.x, y(at), AREA.x + AREA.width, y(at), INK, faint),
      text(AREA.x - 8, y(at) + FONT / 3, label, 'text-anchor="end"'),
    ]),
    ...time.ticks.flatMap(({ at, label }) => [
      line(x(at), bottom, x(at), bottom + 5, INK),
      text(x(at), bottom + 5 + LINE, label, 'text-anchor="middle"'),
    ]),
    line(AREA.x, bottom, AREA.x + AREA.width, bottom, INK),
  ]
}

function pathOf(spots: readonly Spot[]): string[] {
  if (spots.length < 2) return []
  const inOrder = [...spots].sort((a, b) => a.x - b.x)
  const points = inOrder.map(({ x, y }) => `${short(x)},${short(y)}`).join(' ')
  return [`<polyline points="${points}" fill="none" stroke="${spots[0].colour}" stroke-opacity="0.6"/>`]
}

const markOf = ({ x, y, top, bottom, colour }: Spot): string[] => [
  line(x, top, x, bottom, colour, 'stroke-width="1.5"'),
  ...[top, bottom].map((end) => line(x - 4, end, x + 4, end, colour, 'stroke-width="1.5"')),
  `<circle cx="${short(x)}" cy="${short(y)}" r="${RADIUS}" fill="${colour}"/>`,
]

function labelsOf(spots: readonly Spot[]): string[] {
  const whiskers = spots.map(({ x, top, bottom }) => ({
    x: x - RADIUS,
    y: top - 1,
    width: 2 * RADIUS,
    height: bottom - top + 2,
  }))
  const owners = spots.map(({ x, y, name }) => ({
    box: { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS },
    width: name.length * LETTER,
  }))
  const dots = owners.map(({ box }) => box)
  const area = { x: AREA.x, y: AREA.y - LINE, width: WIDTH - AREA.x, height: AREA.height + LINE }
  const places = placeLabels(owners, [...whiskers, ...dots], { area, height: LINE, gap: 4 })
  return spots.flatMap((spot, i) => {
    const { x, y, width } = places[i]
    const middle = y + LINE / 2
    const [near, anchor] = x > spot.x ? [x, 'start'] : [x + width, 'end']
    const lead = Math.abs(middle - spot.y) < LINE / 2 ? [] : [line(spot.x, spot.y, near, middle, spot.colour)]
    return [...lead, text(near, middle + FONT / 3, spot.name, `fill="${spot.colour}" text-anchor="${anchor}"`)]
  })
}
