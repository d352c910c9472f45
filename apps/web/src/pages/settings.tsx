import { useSignal } from '@preact/signals'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { games } from '../games.ts'
import { words } from '../i18n/index.ts'
import { discardGame, savedGame } from '../session/saved-games.ts'
import { SettingsForm } from '../settings/form.tsx'

export default function SettingsPage() {
  const w = words.value
  usePageTitle(w.settings.title)
  return (
    <>
      <TopBar title={w.settings.title} />
      <section class="sheet">
        <SettingsForm />
        <SavedGames />
        <p>
          <a href="/me">{w.identity.link}</a>
        </p>
        <h2>{w.settings.about}</h2>
        <p>{w.common.unofficial}</p>
        <p>
          {w.settings.privacy} {w.settings.licence}.
        </p>
      </section>
    </>
  )
}

function SavedGames() {
  const w = words.value.settings
  const cleared = useSignal(false)
  const kept = games.filter(({ id }) => savedGame(id) !== undefined)
  const clear = (): void => {
    if (!confirm(w.clearAsk)) return
    for (const { id } of kept) discardGame(id)
    cleared.value = true
  }
  return (
    <>
      <h2>{w.kept}</h2>
      <p>{w.keptAbout}</p>
      {kept.length > 0 ? (
        <button type="button" class="button" onClick={clear}>
          {w.clear}
        </button>
      ) : (
        <p role="status">{cleared.value ? w.cleared : w.nothingKept}</p>
      )}
    </>
  )
}
