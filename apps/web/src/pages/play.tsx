import { route } from '../app/router.ts'
import { UnknownGame } from '../app/unknown-game.tsx'
import { findGame } from '../games.ts'
import { OwnedTable } from '../play/owned-table.tsx'
import { SetupPage } from '../setup/setup-page.tsx'

/** `/play/GAME`: the set-up form. `/play/GAME/table`: the table. */
export default function Play() {
  const [, , id, part] = route.value.path.split('/')
  const kind = findGame(id ?? '')
  if (kind === undefined) return <UnknownGame />
  return part === 'table' ? <OwnedTable kind={kind} /> : <SetupPage kind={kind} />
}
