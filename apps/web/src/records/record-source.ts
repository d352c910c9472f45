import { signal } from '@preact/signals'
import type { GameRecord, Match } from '@trick-bento/kit'
import { readLink } from './link.ts'
import { type OpenedRecord, openRecord } from './open-record.ts'
import { MAX_MEGABYTES, type RecordLine, readAnything, readRecords } from './read-file.ts'
import { fault, type Refusal } from './reading.ts'

export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'several'; readonly lines: readonly RecordLine[] }
  | { readonly kind: 'impossible'; readonly opened: OpenedRecord }
  | { readonly kind: 'game'; readonly opened: OpenedRecord & { readonly match: Match } }

/** Reads the record for a replay from a link, a file or a text. Only the result of the last request is used. */
export class RecordSource {
  readonly found = signal<Found>({ kind: 'nothing' })
  private requests = 0

  link(fragment: string): Promise<void> {
    return this.read(async () => [{ line: 1, reading: await readLink(fragment) }])
  }
  text(text: string): Promise<void> {
    return this.read(() => readAnything(text))
  }
  file(file: Blob): Promise<void> {
    return this.read(async () => {
      if (file.size > MAX_MEGABYTES * 1_000_000) return refused(fault('too large', `the file has ${file.size} bytes`))
      try {
        return readRecords(await file.text())
      } catch (error) {
        return refused(fault('unreadable', error instanceof Error ? error.message : String(error)))
      }
    })
  }
  choose(record: GameRecord): void {
    this.requests++
    this.found.value = shown(record)
  }
  clear(): void {
    this.requests++
    this.found.value = { kind: 'nothing' }
  }

  private async read(lines: () => Promise<readonly RecordLine[]>): Promise<void> {
    const request = ++this.requests
    this.found.value = { kind: 'reading' }
    const found = foundIn(await lines())
    if (request === this.requests) this.found.value = found
  }
}

const refused = (reading: Refusal): readonly RecordLine[] => [{ line: 1, reading }]

function foundIn(lines: readonly RecordLine[]): Found {
  const [{ reading }] = lines
  const hasRecord = lines.some((line) => line.reading.ok)
  if (lines.length > 1 && hasRecord) return { kind: 'several', lines }
  return reading.ok ? shown(reading.value) : { kind: 'refused', refusal: reading }
}

function shown(record: GameRecord): Found {
  const opened = openRecord(record)
  const { match } = opened
  return match === undefined ? { kind: 'impossible', opened } : { kind: 'game', opened: { ...opened, match } }
}
