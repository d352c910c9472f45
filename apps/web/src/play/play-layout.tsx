import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { TopBar } from '../app/top-bar.tsx'
import type { Phrases } from '../table/phrases.ts'
import type { Stage } from '../table/stage.ts'
import { Status } from '../table/status.tsx'
import type { NarratedLog } from './log.tsx'
import { LogDrawer } from './log-drawer.tsx'
import { type Panel, PanelButtons, Panels } from './panels.tsx'
import './play-layout.css'

interface Props {
  readonly phrases: Phrases
  readonly stage: Stage
  readonly log: NarratedLog
  readonly panel: Signal<Panel | undefined>
  /** Shown between the top bar and the table. */
  readonly notices?: ComponentChildren
  readonly table: ComponentChildren
  readonly children?: ComponentChildren
}

/** The page of a table with a player: top bar, table, log and the open panel. */
export function PlayLayout({ phrases, stage, log, panel, notices, table, children }: Props) {
  return (
    <div class="play">
      <TopBar title={phrases.texts.shortTitle} facts={<Status stage={stage} phrases={phrases} />}>
        <PanelButtons phrases={phrases} panel={panel} />
      </TopBar>
      {notices}
      <div class="play-body">
        {table}
        <LogDrawer phrases={phrases} chapters={log.chapters} />
      </div>
      <p class="visually-hidden" role="log" aria-live="polite">
        {log.announcement}
      </p>
      <Panels phrases={phrases} panel={panel} chapters={log.chapters} />
      {children}
    </div>
  )
}
