import { words } from '../../i18n/index.ts'
import type { OpenedRecord } from '../../records/open-record.ts'
import { Details } from './details.tsx'
import './problems.css'

/** Reports where a record breaks the rules. */
export function Problems({ opened: { match, problems } }: { opened: OpenedRecord }) {
  const w = words.value.replay
  return (
    <div class="problems" role="status">
      <p>{match === undefined ? w.cannotFollow : match.over ? w.claimsWrong : w.breaksRules}</p>
      <Details of={problems} />
    </div>
  )
}
