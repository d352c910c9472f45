import { signal } from '@preact/signals'
import type { GameRecord, Match } from '@trick-bento/kit'
import { readLink } from './link.ts'
import { type OpenedRecord, openRecord } from './open-record.ts'
import { type Entry, MAX_MEGABYTES, readAnything, readRecords } from './read-file.ts'
import { fault, type Refusal } from './reading.ts'

export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'several'; readonly entries: readonly Entry[] }
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

  private async read(entries: () => Promise<readonly Entry[]>): Promise<void> {
    const request = ++this.requests
    this.found.value = { kind: 'reading' }
    const found = foundIn(await entries())
    if (request === this.requests) this.found.value = found
  }
}

const refused = (reading: Refusal): readonly Entry[] => [{ line: 1, reading }]

function foundIn(entries: readonly Entry[]): Found {
  const [{ reading }] = entries
  const hasRecord = entries.some((entry) => entry.reading.ok)
  if (entries.length > 1 && hasRecord) return { kind: 'several', entries }
  return reading.ok ? shown(reading.value) : { kind: 'refused', refusal: reading }
}

function shown(record: GameRecord): Found {
  const opened = openRecord(record)
  const { match } = opened
  return match === undefined ? { kind: 'impossible', opened } : { kind: 'game', opened: { ...opened, match } }
}
