import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { words } from '../i18n/index.ts'
import { Gathering } from '../online/gathering.tsx'
import { OnlinePlay } from '../online/online-play.tsx'
import { noteTable } from '../online/own-tables.ts'
import { RemoteTable } from '../online/remote-table.ts'

/** `/t/TABLE`: an online table, before and during the game. */
export default function OnlineTablePage() {
  const [, , id = ''] = route.value.path.split('/')
  const table = useMemo(() => new RemoteTable(id), [id])
  useEffect(() => {
    void table.connect()
    return () => table.close()
  }, [table])
  useSignalEffect(() => {
    if (table.glance.value !== undefined) noteTable(table.glance.value)
  })
  const w = words.value
  const missing = table.missing.value
  const glance = table.glance.value
  const stage = table.stage.value
  if (missing !== undefined) {
    return (
      <section class="sheet error-page">
        <h1>{w.online.title}</h1>
        <p role="alert">{missing === 'offline' ? w.online.noServer : w.online.noTable}</p>
        <p class="actions">
          <button type="button" class="button primary" onClick={() => void table.connect()}>
            {w.common.tryAgain}
          </button>
          <a class="button" href="/online">
            {w.online.lobby}
          </a>
          <a class="button" href="/">
            {w.common.toHome}
          </a>
        </p>
      </section>
    )
  }
  if (glance === undefined || stage === undefined) {
    return (
      <>
        <TopBar title={w.online.title} />
        <p class="loading">{w.online.connecting}</p>
      </>
    )
  }
  return glance.phase === 'gathering' ? (
    <Gathering table={table} glance={glance} />
  ) : (
    <OnlinePlay table={table} glance={glance} stage={stage} />
  )
}
