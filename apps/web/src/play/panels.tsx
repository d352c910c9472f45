import type { Signal } from '@preact/signals'
import type { Chapter } from '@trick-bento/words'
import { Icon } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { words } from '../i18n/index.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import { SettingsForm } from '../settings/form.tsx'
import type { Phrases } from '../table/phrases.ts'
import type { Stage } from '../table/stage.ts'
import { TrickView } from '../table/trick-view.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Log } from './log.tsx'

/** A panel over the table. */
export type Panel = 'log' | 'rules' | 'settings' | 'last trick' | 'result'

interface ButtonsProps {
  readonly phrases: Phrases
  readonly panel: Signal<Panel | undefined>
}

export function PanelButtons({ phrases, panel }: ButtonsProps) {
  const w = words.value.table
  return (
    <>
      <PanelButton name="last trick" icon="eye" label={w.lastTrick} panel={panel} />
      <PanelButton name="log" icon="log" label={w.log} panel={panel} />
      {isIncluded(phrases.game.kind) && <PanelButton name="rules" icon="rules" label={w.rules} panel={panel} />}
      <PanelButton name="settings" icon="settings" label={w.settings} panel={panel} />
    </>
  )
}

interface PanelButtonProps {
  readonly name: Panel
  readonly icon: 'eye' | 'log' | 'rules' | 'settings'
  readonly label: string
  readonly panel: Signal<Panel | undefined>
}

function PanelButton({ name, icon, label, panel }: PanelButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button open-${name.replace(' ', '-')}`}
      aria-label={label}
      title={label}
      onClick={() => {
        panel.value = name
      }}
    >
      <Icon name={icon} />
    </button>
  )
}

interface PanelsProps extends ButtonsProps {
  readonly stage: Stage
  readonly chapters: readonly Chapter[]
}

/** The open panel, except for the result. */
export function Panels({ phrases, panel, stage, chapters }: PanelsProps) {
  const w = words.value
  const { game, texts } = phrases
  const close = (): void => {
    panel.value = undefined
  }
  switch (panel.value) {
    case 'log':
      return (
        <Dialog key="log" title={w.log.title} onClose={close}>
          <Log chapters={chapters} />
        </Dialog>
      )
    case 'rules':
      return (
        <Dialog key="rules" title={w.rules.title(texts.title)} onClose={close}>
          <Rulebook gameId={game.id} />
        </Dialog>
      )
    case 'settings':
      return (
        <Dialog key="settings" title={w.settings.title} onClose={close}>
          <SettingsForm />
        </Dialog>
      )
    case 'last trick':
      return (
        <Dialog key="last trick" title={w.table.lastTrick} onClose={close}>
          <TrickView game={game} trick={stage.lastTrick.value} phrases={phrases} />
        </Dialog>
      )
    default:
      return null
  }
}
