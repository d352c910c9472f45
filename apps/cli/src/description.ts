import type { GameKind } from '@trick-bento/kit'
import { paint, screenWidth } from './style.ts'
import { wrap } from './width.ts'

const HOUSE = 'House value: enter what your printed cards say.'

/** What a game says about itself. */
export function describeGame(kind: GameKind): string {
  return [
    `${paint(kind.title, 'bold')}  ${paint(kind.id, 'cyan')}  ${seatsOf(kind)}`,
    ...indented(kind.about, 2),
    ...Object.entries(kind.options).flatMap(([name, option]) => [
      ...indented(`${name}: ${option.allowed}; ${JSON.stringify(option.default)} unless given`, 2),
      ...indented(option.house ? `${option.about} ${HOUSE}` : option.about, 4).map((line) => paint(line, 'dim')),
    ]),
  ].join('\n')
}

const indented = (text: string, by: number): string[] =>
  wrap(text, screenWidth() - by).map((line) => ' '.repeat(by) + line)

export function seatsOf({ seats: { least, most } }: GameKind): string {
  return `${least === most ? least : `${least} to ${most}`} seats`
}
