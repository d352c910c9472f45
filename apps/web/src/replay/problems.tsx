import { words } from '../i18n/index.ts'
import { Details } from './details.tsx'
import type { Opened } from './open.ts'

/** Where a record and the rules disagree. */
export function Problems({ opened: { match, problems } }: { opened: Opened }) {
  const w = words.value.replay
  return (
    <div class="problems" role="status">
      <p>{match === undefined ? w.cannotFollow : match.over ? w.claimsWrong : w.breaksRules}</p>
      <Details of={problems} />
    </div>
  )
}
