import type { Signal } from '@preact/signals'
import type { Chapter } from '@trick-bento/words'
import { Icon } from '../art/icons.tsx'
import { isIncluded } from '../games.ts'
import { words } from '../i18n/index.ts'
import { type Shortcut, shortcut } from '../keys/shortcuts.ts'
import { Rulebook } from '../rules/rulebook.tsx'
import { SettingsForm } from '../settings/form.tsx'
import type { Phrases } from '../table/phrases.ts'
import { Dialog } from '../ui/dialog.tsx'
import { isWide } from '../ui/wide.ts'
import { LastTrick } from './last-trick.tsx'
import { showsDrawer, toggleLog } from './log-drawer.tsx'
import { LogList } from './log-list.tsx'

/** A panel over the table. */
export type Panel = 'log' | 'rules' | 'settings' | 'last trick' | 'result'

interface ButtonsProps {
  readonly phrases: Phrases
  readonly panel: Signal<Panel | undefined>
}

export function PanelButtons({ phrases, panel }: ButtonsProps) {
  const w = words.value.table
  const open = (name: Panel) => (): void => {
    panel.value = name
  }
  return (
    <>
      <PanelButton
        name="last trick"
        icon="eye"
        label={w.lastTrick}
        shortcutName="lastTrick"
        onClick={open('last trick')}
      />
      <PanelButton
        name="log"
        icon="log"
        label={w.log}
        shortcutName="log"
        expanded={isWide.value ? showsDrawer() : undefined}
        onClick={() => toggleLog(panel)}
      />
      {isIncluded(phrases.game.kind) && (
        <PanelButton name="rules" icon="rules" label={w.rules} shortcutName="rules" onClick={open('rules')} />
      )}
      <PanelButton name="settings" icon="settings" label={w.settings} onClick={open('settings')} />
    </>
  )
}

interface PanelButtonProps {
  readonly name: Panel
  readonly icon: 'eye' | 'log' | 'rules' | 'settings'
  readonly label: string
  readonly shortcutName?: Shortcut
  /** Of a button that opens and closes something beside the table. */
  readonly expanded?: boolean | undefined
  onClick(): void
}

/** A button in the top bar that opens a panel. */
export function PanelButton({ name, icon, label, shortcutName, expanded, onClick }: PanelButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button open-${name.replace(' ', '-')}`}
      aria-label={label}
      {...(shortcutName ? shortcut(shortcutName, label) : { title: label })}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

interface PanelsProps extends ButtonsProps {
  readonly chapters: readonly Chapter[]
}

/** The open panel, except for the result. */
export function Panels({ phrases, panel, chapters }: PanelsProps) {
  const w = words.value
  const { game, texts } = phrases
  const close = (): void => {
    panel.value = undefined
  }
  switch (panel.value) {
    case 'log':
      return (
        <Dialog key="log" title={w.log.title} sheet onClose={close}>
          <LogList chapters={chapters} phrases={phrases} />
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
        <Dialog key="last trick" title={w.table.lastTrick} sheet onClose={close}>
          <LastTrick chapters={chapters} phrases={phrases} />
        </Dialog>
      )
    default:
      return null
  }
}
