import { useSignal } from '@preact/signals'
import type { GameKind } from '@trick-bento/kit'
import { useEffect, useRef } from 'preact/hooks'
import { go, route } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { usePageTitle } from '../app/use-title.ts'
import { Compartment } from '../art/compartment.tsx'
import { Icon } from '../art/icons.tsx'
import { loadSurface } from '../art/surface/drawn-surfaces.ts'
import { isIncluded } from '../games.ts'
import { summaryOf } from '../home/game-summary.ts'
import { roundText, stateText } from '../home/summary-text.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import type { Progress } from '../session/plan.ts'
import { savedGame, saveGame } from '../session/saved-games.ts'
import { NameField } from '../settings/name-field.tsx'
import { settings } from '../settings/settings.ts'
import { loadItem, saveItem } from '../settings/storage.ts'
import { BotLevels } from './bot-levels.tsx'
import { type Draft, firstDraft, MAX_SEED, planOf, savedDraft, wrongOption } from './draft.ts'
import { OptionFields } from './option-fields.tsx'
import { SeatCountChoice } from './seat-count-choice.tsx'
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
  // So that the table is drawn at once.
  useEffect(() => void loadSurface(kind.id), [kind])

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
  const saved = savedGame(kind.id)
  const inProgress = saved !== undefined && saved.moves.length > 0 ? saved : undefined
  // A person who follows a link to a certain deal came for that deal.
  const isContinued = inProgress !== undefined && !route.value.query.has('seed')
  return (
    <>
      <TopBar title={texts.title}>
        {isIncluded(kind) && (
          <a class="icon-button" href={`/rules/${kind.id}`} aria-label={w.home.rulesOf(texts.title)}>
            <Icon name="rules" />
          </a>
        )}
      </TopBar>
      <div class="setup-page">
        <form ref={form} class="setup" onSubmit={start} noValidate>
          <div class="setup-lead">
            <div class="setup-art">
              <Compartment gameId={kind.id} />
            </div>
            <p class="setup-about">{texts.about}</p>
            <div class="setup-start">
              {inProgress && <Continue progress={inProgress} isMain={isContinued} />}
              <button type="submit" class={`button${isContinued ? '' : ' primary big'}`}>
                {!isContinued && <Icon name="play" />} {inProgress ? w.setup.startNew : w.setup.start}
              </button>
              {inProgress && <p class="setup-warning">{w.setup.discards}</p>}
              <p class="field-error" role="alert">
                {isRefused.value && w.setup.errors.fixFirst}
              </p>
            </div>
          </div>
          <div class="setup-fields">
            <SeatCountChoice kind={kind} value={seats} onChange={(count) => edit({ seats: count })} />
            <BotLevels draft={draft.value} edit={edit} />
            <NameField about={w.setup.yourNameAbout} />
            <OptionFields
              kind={kind}
              options={options}
              changed={seed.trim() === '' ? [] : [w.setup.changed(w.setup.seed, seed.trim())]}
              isWrong={(name) => wrongOption(kind, name, draft.value) !== undefined}
              onChange={(changed) => edit({ options: changed })}
            >
              <SeedField seed={seed} onChange={(changed) => edit({ seed: changed })} />
            </OptionFields>
            <p class="actions">
              {isIncluded(kind) && (
                <a class="button" href={`/learn/${kind.id}`}>
                  {w.home.learn}
                </a>
              )}
              <a class="button" href={`/watch/${kind.id}`} aria-label={w.home.watchGame(texts.title)}>
                {w.home.watch}
              </a>
            </p>
          </div>
        </form>
      </div>
    </>
  )
}

function Continue({ progress, isMain }: { progress: Progress; isMain: boolean }) {
  const summary = summaryOf(progress)
  const state = [roundText(summary), stateText(summary)].filter((text) => text !== undefined)
  return (
    <>
      <a class={`button${isMain ? ' primary big' : ''}`} href={`/play/${progress.plan.game}/table`}>
        {isMain && <Icon name="play" />} {words.value.home.continue}
      </a>
      <p class="setup-state">{state.join(words.value.common.between)}</p>
    </>
  )
}

function SeedField({ seed, onChange }: { seed: string; onChange(seed: string): void }) {
  const w = words.value.setup
  return (
    <label class="field option">
      <span class="field-title">{w.seed}</span>
      <input
        type="text"
        value={seed}
        maxLength={MAX_SEED}
        placeholder={w.seedPlaceholder}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span class="field-about">{w.seedAbout}</span>
    </label>
  )
}
