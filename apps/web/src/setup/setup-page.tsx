import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../art/icons.tsx'
import { isOurs } from '../games.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { savedGame, saveGame } from '../session/saved.ts'
import { change, MAX_NAME, settings } from '../settings/settings.ts'
import { loadItem, saveItem } from '../settings/storage.ts'
import { Choice } from '../ui/controls.tsx'
import { type Draft, firstDraft, MAX_SEED, planOf, wrongOption } from './draft.ts'
import { OptionField } from './option-field.tsx'
import { Seats } from './seats.tsx'
import { newSeed } from './seed.ts'
import './setup.css'

/** Who plays, with which options, and which deal. */
export function SetupPage({ kind }: { kind: GameKind }) {
  const w = words.value
  const texts = gameTexts(kind)
  const draft = useSignal<Draft>(firstDraft(kind, loadItem(`setup/${kind.id}`), route.value.query))
  const wrong = useSignal(false)
  const showsOptions = useSignal(false)
  const form = useRef<HTMLFormElement>(null)
  const edit = (some: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...some }
    wrong.value = false
  }
  useEffect(() => {
    document.title = `${w.setup.title(texts.title)} · ${w.common.appName}`
  }, [w])

  const start = (event: Event): void => {
    event.preventDefault()
    const names = { you: w.common.you, friend: w.setup.friendPreset }
    const plan = planOf(kind, draft.value, settings.value.name, names, newSeed)
    if (!plan.ok) {
      wrong.value = true
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    const { seed: _, ...lasting } = draft.value
    saveItem(`setup/${kind.id}`, lasting)
    saveGame({ plan: plan.value, moves: [] })
    go(`/play/${kind.id}/table`)
  }

  const { seats, options, seed } = draft.value
  const { least, most } = kind.seats
  const optionNames = Object.keys(kind.options)
  return (
    <>
      <TopBar title={texts.title}>
        {isOurs(kind) && (
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
          {isOurs(kind) && (
            <a class="button" href={`/learn/${kind.id}`}>
              {w.home.learn}
            </a>
          )}
          <p class="field-error" role="alert">
            {wrong.value && w.setup.errors.fixFirst}
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
        <Choice
          name="seats"
          title={w.setup.seats}
          of={Array.from({ length: most - least + 1 }, (_, i) => least + i)}
          label={String}
          value={seats}
          onChange={(count) => edit({ seats: count })}
        />
        <Seats draft={draft.value} edit={edit} />
        <label class="field">
          <span class="field-title">{w.setup.yourName}</span>
          <input
            type="text"
            value={settings.value.name}
            maxLength={MAX_NAME}
            autocomplete="nickname"
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
          <span class="field-about">{w.setup.yourNameAbout}</span>
        </label>
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
        {optionNames.length > 0 && (
          <details
            class="setup-options"
            open={showsOptions.value || optionNames.some((name) => wrongOption(kind, name, draft.value))}
            onToggle={(event) => {
              showsOptions.value = event.currentTarget.open
            }}
          >
            <summary>{w.setup.options}</summary>
            {optionNames.map((name) => (
              <OptionField
                key={name}
                kind={kind}
                name={name}
                value={options[name]}
                isWrong={wrongOption(kind, name, draft.value) !== undefined}
                onChange={(value) => edit({ options: { ...options, [name]: value } })}
              />
            ))}
          </details>
        )}
      </form>
    </>
  )
}
