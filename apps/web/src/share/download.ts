import type { GameRecord } from '@trick-bento/kit'

/** `gummi-trick-2026-11-16.json` */
export function fileNameOf({ game }: GameRecord, day = new Date()): string {
  const twoDigits = (n: number): string => String(n).padStart(2, '0')
  const date = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-')
  return `${game.replaceAll(/[^\w-]/g, '')}-${date}.json`
}

/** A record as a line of text, the format that `bento verify` and `bento replay` read. */
export const fileTextOf = (record: GameRecord): string => `${JSON.stringify(record)}\n`

export const download = (record: GameRecord): void => saveFile(fileNameOf(record), fileTextOf(record))

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
