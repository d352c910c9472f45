import { useCallback, useEffect, useMemo } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { words } from '../i18n/index.ts'
import { RecordSource } from '../records/record-source.ts'
import { OpenRecordForm } from '../replay/open/open-record-form.tsx'
import { Problems } from '../replay/open/problems.tsx'
import { RecordList } from '../replay/open/record-list.tsx'
import { RefusalMessage } from '../replay/open/refusal.tsx'
import { useFileDrop } from '../replay/open/use-file-drop.ts'
import { ReplayPlayer } from '../replay/player.tsx'

/** `/replay`: opens a record and replays it. `/replay#RECORD` is the link of a record. */
export default function ReplayPage() {
  const source = useMemo(() => new RecordSource(), [])
  const { fragment } = route.value
  useEffect(() => {
    if (isElement(fragment)) return
    if (fragment === '') source.clear()
    else void source.link(fragment)
  }, [source, fragment])
  useFileDrop(useCallback((file) => void source.file(file), [source]))
  const leave = (): void => {
    if (fragment === '') source.clear()
    else go('/replay')
  }

  const found = source.found.value
  if (found.kind === 'game') return <ReplayPlayer opened={found.opened} onLeave={leave} />
  return <OpenPage source={source} />
}

function OpenPage({ source }: { source: RecordSource }) {
  const w = words.value
  usePageTitle(w.replay.title)
  const found = source.found.value
  return (
    <>
      <TopBar title={w.replay.title} />
      <div class="sheet">
        {found.kind === 'reading' && <p role="status">{w.common.loading}</p>}
        {found.kind === 'refused' && <RefusalMessage refusal={found.refusal} />}
        {found.kind === 'impossible' && <Problems opened={found.opened} />}
        {found.kind === 'several' && <RecordList lines={found.lines} onChoose={(record) => source.choose(record)} />}
        <OpenRecordForm onFile={(file) => void source.file(file)} onText={(text) => void source.text(text)} />
      </div>
    </>
  )
}

/** The fragment names an element of the page, as in the link "skip to content". */
const isElement = (fragment: string): boolean => fragment !== '' && document.getElementById(fragment) !== null
