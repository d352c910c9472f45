import type { GameKind } from '@trick-bento/kit'
import { gameTexts, words } from './i18n/index.ts'
import { paint, screenWidth } from './style.ts'
import { wrap } from './width.ts'

/** What a game is about, and its options. */
export function describeGame(kind: GameKind): string {
  const texts = gameTexts(kind)
  const w = words().games
  return [
    `${paint(texts.title, 'bold')}  ${paint(kind.id, 'cyan')}  ${seatsOf(kind)}`,
    ...indented(texts.about, 2),
    ...Object.entries(kind.options).flatMap(([name, option]) => {
      const about = texts.options[name]?.about ?? option.about
      return [
        ...indented(w.option(name, option), 2),
        ...indented(option.house ? w.house(about) : about, 4).map((line) => paint(line, 'dim')),
      ]
    }),
  ].join('\n')
}

const indented = (text: string, by: number): string[] =>
  wrap(text, screenWidth() - by).map((line) => ' '.repeat(by) + line)

export const seatsOf = ({ seats: { least, most } }: GameKind): string => words().seats(least, most)
