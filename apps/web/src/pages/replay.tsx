import { useCallback, useEffect, useMemo } from 'preact/hooks'
import { go, place } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { words } from '../i18n/index.ts'
import { ChoiceList } from '../replay/choice-list.tsx'
import { ReplayPlayer } from '../replay/player.tsx'
import { Problems } from '../replay/problems.tsx'
import { Refused } from '../replay/refused.tsx'
import { Source } from '../replay/source.ts'
import { StartForm } from '../replay/start-form.tsx'
import { useDrop } from '../replay/use-drop.ts'
import '../styles/replay.css'

/** Opens records and plays them again. */
export default function ReplayPage() {
  const source = useMemo(() => new Source(), [])
  const { fragment } = place.value
  useEffect(() => {
    if (isElement(fragment)) return
    if (fragment === '') source.clear()
    else void source.link(fragment)
  }, [source, fragment])
  useDrop(useCallback((file) => void source.file(file), [source]))
  const leave = (): void => {
    if (fragment === '') source.clear()
    else go('/replay')
  }

  const found = source.found.value
  if (found.kind === 'game') return <ReplayPlayer opened={found.opened} onLeave={leave} />
  return <OpenPage source={source} />
}

function OpenPage({ source }: { source: Source }) {
  const w = words.value
  useEffect(() => {
    document.title = `${w.replay.title} · ${w.common.appName}`
  }, [w])
  const found = source.found.value
  return (
    <>
      <TopBar title={w.replay.title} />
      <div class="sheet">
        {found.kind === 'reading' && <p role="status">{w.common.loading}</p>}
        {found.kind === 'refused' && <Refused refusal={found.refusal} />}
        {found.kind === 'impossible' && <Problems opened={found.opened} />}
        {found.kind === 'several' && (
          <ChoiceList entries={found.entries} onChoose={(record) => source.choose(record)} />
        )}
        <StartForm onFile={(file) => void source.file(file)} onText={(text) => void source.text(text)} />
      </div>
    </>
  )
}

/** The fragment leads to a part of this page, as that of "skip to the content" does. */
const isElement = (fragment: string): boolean => fragment !== '' && document.getElementById(fragment) !== null
