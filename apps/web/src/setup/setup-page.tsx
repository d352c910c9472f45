import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { useRef } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { Icon } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { savedGame, saveGame } from '../session/saved-games.ts'
import { NameField } from '../settings/name-field.tsx'
import { settings } from '../settings/settings.ts'
import { loadItem, saveItem } from '../settings/storage.ts'
import { type Draft, firstDraft, MAX_SEED, planOf, savedDraft, wrongOption } from './draft.ts'
import { OptionFields } from './option-fields.tsx'
import { SeatCountChoice } from './seat-count-choice.tsx'
import { Seats } from './seats.tsx'
import { newSeed } from './seed.ts'
import './setup.css'

/** The form for a table at this device: players, options and deal. */
export function SetupPage({ kind }: { kind: GameKind }) {
  const w = words.value
  const texts = gameTexts(kind)
  const draft = useSignal<Draft>(firstDraft(kind, loadItem(`setup/${kind.id}`), route.value.query))
  const isRefused = useSignal(false)
  const form = useRef<HTMLFormElement>(null)
  const edit = (some: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...some }
    isRefused.value = false
  }
  usePageTitle(w.setup.title(texts.title))

  const start = (event: Event): void => {
    event.preventDefault()
    const names = { you: w.common.you, friend: w.setup.friendPreset }
    const plan = planOf(kind, draft.value, settings.value.name, names, newSeed)
    if (!plan.ok) {
      isRefused.value = true
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    saveItem(`setup/${kind.id}`, savedDraft(draft.value))
    saveGame({ plan: plan.value, moves: [] })
    go(`/play/${kind.id}/table`)
  }

  const { seats, options, seed } = draft.value
  return (
    <>
      <TopBar title={texts.title}>
        {isIncluded(kind) && (
          <a class="icon-button" href={`/rules/${kind.id}`} aria-label={w.home.rulesOf(texts.title)}>
            <Icon name="rules" />
          </a>
        )}
      </TopBar>
      <form ref={form} class="sheet setup" onSubmit={start} noValidate>
        <p class="setup-about">{texts.about}</p>
        <div class="setup-start">
          <button type="submit" class="button primary big">
            <Icon name="play" /> {w.setup.start}
          </button>
          {isIncluded(kind) && (
            <a class="button" href={`/learn/${kind.id}`}>
              {w.home.learn}
            </a>
          )}
          <p class="field-error" role="alert">
            {isRefused.value && w.setup.errors.fixFirst}
          </p>
        </div>
        {(savedGame(kind.id)?.moves.length ?? 0) > 0 && (
          <p class="setup-saved">
            {w.setup.inProgress}{' '}
            <a class="button" href={`/play/${kind.id}/table`}>
              {w.home.continue}
            </a>
          </p>
        )}
        <SeatCountChoice kind={kind} value={seats} onChange={(count) => edit({ seats: count })} />
        <Seats draft={draft.value} edit={edit} />
        <NameField about={w.setup.yourNameAbout} />
        <label class="field">
          <span class="field-title">{w.setup.seed}</span>
          <input
            type="text"
            value={seed}
            maxLength={MAX_SEED}
            placeholder={w.setup.seedPlaceholder}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => edit({ seed: event.currentTarget.value })}
          />
          <span class="field-about">{w.setup.seedAbout}</span>
        </label>
        <OptionFields
          kind={kind}
          options={options}
          isWrong={(name) => wrongOption(kind, name, draft.value) !== undefined}
          onChange={(changed) => edit({ options: changed })}
        />
      </form>
    </>
  )
}
