import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { TopBar } from '../app/top-bar.tsx'
import { language } from '../i18n/index.ts'
import { Phrases } from '../table/phrases.ts'
import { Status } from '../table/status.tsx'
import { TableView, type TableViewProps } from '../table/table-view.tsx'
import './spectator-page.css'

interface Props extends Pick<TableViewProps, 'stage' | 'names' | 'thinking'> {
  readonly title: string
  /** Buttons in the top bar. */
  readonly buttons?: ComponentChildren
  /** Shown between the top bar and the table. */
  readonly notices?: ComponentChildren
  /** Narration or result, and the controls, below the table. */
  readonly children: ComponentChildren
}

/** The page of a table without a player: top bar, table, narration and controls. */
export function SpectatorPage({ title, buttons, notices, children, ...table }: Props) {
  const { stage, names } = table
  const phrases = useMemo(() => new Phrases(stage.game, names, -1), [stage.game, names, language.value])
  return (
    <div class="spectator">
      <TopBar title={title} facts={<Status stage={stage} phrases={phrases} />}>
        {buttons}
      </TopBar>
      {notices}
      <TableView {...table} you={-1} />
      <div class="spectator-foot">{children}</div>
    </div>
  )
}
