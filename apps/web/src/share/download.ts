import type { GameRecord } from '@trick-bento/kit'

/** `gummi-trick-2026-11-16.json` */
export const fileNameOf = ({ game }: GameRecord, day = new Date()): string => fileName(game, 'json', day)

/** The name of a file about a game on a day. */
export function fileName(game: string, ending: string, day = new Date()): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0')
  const date = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
  return `${game.replaceAll(/[^\w-]/g, '')}-${date}.${ending}`
}

/** A record as a line of text, the format that `bento verify` and `bento replay` read. */
export const fileTextOf = (record: GameRecord): string => `${JSON.stringify(record)}\n`

export const download = (record: GameRecord): void => saveFile(fileNameOf(record), fileTextOf(record))

export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }))

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
