import { signal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { useEffect } from 'preact/hooks'
import { ErrorPage } from '../app/error-page.tsx'
import { route } from '../app/router.ts'
import { UnknownGame } from '../app/unknown-game.tsx'
import { findGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { SetupPage } from '../setup/setup-page.tsx'

/** `/play/GAME`: the set-up form. `/play/GAME/table`: the table, which is loaded while the form is shown. */
export default function Play() {
  const [, , id, part] = route.value.path.split('/')
  const kind = findGame(id ?? '')
  useEffect(() => void loadTable(), [])
  if (kind === undefined) return <UnknownGame />
  return part === 'table' ? <LoadedTable kind={kind} /> : <SetupPage kind={kind} />
}

const load = () => import('../play/owned-table.tsx')
const table = signal<Awaited<ReturnType<typeof load>> | 'failed' | undefined>(undefined)

async function loadTable(): Promise<void> {
  if (typeof table.value === 'object') return
  table.value = await load().catch((error) => {
    console.error(error)
    return 'failed'
  })
}

function LoadedTable({ kind }: { kind: GameKind }) {
  const w = words.value
  if (table.value === undefined) return <p class="loading">{w.common.loading}</p>
  if (table.value === 'failed') return <ErrorPage what={w.errors.loadFailed} error={undefined} />
  const { OwnedTable } = table.value
  return <OwnedTable kind={kind} />
}
