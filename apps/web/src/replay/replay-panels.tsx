import { type Signal, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { language, words } from '../i18n/index.ts'
import { LastTrick } from '../play/last-trick.tsx'
import { LogList } from '../play/log-list.tsx'
import { PanelButton } from '../play/panels.tsx'
import { isolated } from '../spectator/game-result.tsx'
import { Phrases } from '../table/phrases.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { ReplayTable } from './replay-table.ts'

interface Props {
  readonly replay: ReplayTable
  readonly names: readonly string[]
}
type Open = 'last trick' | 'log' | undefined

/** Buttons for the last trick and the log up to the current move. */
export function ReplayPanels({ replay, names }: Props) {
  const w = words.value.table
  const open: Signal<Open> = useSignal<Open>(undefined)
  const show = (what: Open) => (): void => {
    replay.pause()
    open.value = what
  }
  return (
    <>
      <PanelButton
        name="last trick"
        icon="eye"
        label={w.lastTrick}
        shortcutName="lastTrick"
        onClick={show('last trick')}
      />
      <PanelButton name="log" icon="log" label={w.log} shortcutName="log" onClick={show('log')} />
      {open.value !== undefined && (
        <Dialog
          title={open.value === 'log' ? w.log : w.lastTrick}
          sheet
          onClose={() => {
            open.value = undefined
          }}
        >
          <Content replay={replay} names={names} what={open.value} />
        </Dialog>
      )}
    </>
  )
}

function Content({ replay, names, what }: Props & { what: 'last trick' | 'log' }) {
  const { viewer, game, events } = replay
  const told = replay.stage.value.told.value
  const phrases = useMemo(() => new Phrases(game, names.map(isolated), -1), [game, names, language.value])
  const chapters = useMemo(() => phrases.narrator(viewer).read(events, told), [phrases, viewer, events, told])
  return what === 'log' ? (
    <LogList chapters={chapters} phrases={phrases} />
  ) : (
    <LastTrick chapters={chapters} phrases={phrases} />
  )
}
