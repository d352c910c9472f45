import { words } from '../../i18n/index.ts'
import { MAX_MEGABYTES } from '../../records/read-file.ts'
import type { Refusal } from '../../records/reading.ts'
import { safeName } from '../../records/safe-name.ts'
import { Details } from './details.tsx'
import './problems.css'

/** Reports why a file, link or text could not be read as a record. */
export function RefusalMessage({ refusal }: { refusal: Refusal }) {
  return (
    <div class="problems" role="alert">
      <p>{sentenceOf(refusal)}</p>
      <Details of={[refusal.error]} />
    </div>
  )
}

export function sentenceOf({ fault, game = '' }: Refusal): string {
  const w = words.value.replay
  switch (fault) {
    case 'empty':
      return w.emptyFile
    case 'too large':
      return w.tooLarge(MAX_MEGABYTES)
    case 'damaged link':
      return w.damagedLink
    case 'newer link':
      return w.newerLink
    case 'not JSON':
      return w.notJson
    case 'not a record':
      return w.notARecord
    case 'other format':
      return w.otherFormat
    case 'unknown game':
      return w.unknownGame(safeName(game))
    case 'unreadable':
      return w.unreadable
  }
}
