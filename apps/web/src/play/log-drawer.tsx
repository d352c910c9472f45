import { effect, type Signal, signal } from '@preact/signals'
import type { Chapter } from '@trick-bento/words'
import { useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { loadItem, saveItem } from '../settings/storage.ts'
import type { Phrases } from '../table/phrases.ts'
import { isWide } from '../ui/wide.ts'
import { LogList } from './log-list.tsx'
import type { Panel } from './panels.tsx'
import './log-drawer.css'

/** Kept on the device: a person who opens the log wants to see it in the next game, too. */
const isDrawerOpen = signal(loadItem('log-drawer') === true)
effect(() => saveItem('log-drawer', isDrawerOpen.value))

/** True if the drawer is shown. Narrow screens have a panel instead. */
export const showsDrawer = (): boolean => isWide.value && isDrawerOpen.value

/** Opens or closes the log: the drawer where there is room for it, else the panel. */
export function toggleLog(panel: Signal<Panel | undefined>): void {
  if (isWide.value) isDrawerOpen.value = !isDrawerOpen.value
  else panel.value = 'log'
}

interface Props {
  readonly phrases: Phrases
  readonly chapters: readonly Chapter[]
}

/** The log at the right edge of its parent, which must be positioned. The table beside it stays usable. */
export function LogDrawer({ phrases, chapters }: Props) {
  const box = useRef<HTMLElement>(null)
  if (!showsDrawer()) return null
  const w = words.value
  const close = (): void => {
    const hadFocus = box.current!.contains(document.activeElement)
    isDrawerOpen.value = false
    if (hadFocus) document.querySelector<HTMLElement>('.open-log')?.focus()
  }
  return (
    <div class="log-drawer-space">
      <aside
        ref={box}
        id="log-drawer"
        class="log-drawer"
        aria-label={w.log.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
        tabIndex={0}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <div class="dialog-head">
          <h2>{w.log.title}</h2>
          <button type="button" class="icon-button" aria-label={w.common.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div class="log-drawer-body">
          <LogList chapters={chapters} phrases={phrases} />
        </div>
      </aside>
    </div>
  )
}
