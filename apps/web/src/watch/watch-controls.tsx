import type { LevelName } from '@trick-bento/bots'
import type { GameKind } from '@trick-bento/kit'
import { LEVEL_NAMES } from '@trick-bento/protocol/constants'
import { seatCounts } from '../games.ts'
import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import { Select } from '../spectator/select.tsx'
import { SpeedSelect, ViewerSelect } from '../spectator/table-selects.tsx'
import { Tool, Toolbar } from '../spectator/toolbar.tsx'
import type { WatchOptions } from './watch-options.ts'

interface Props {
  readonly kind: GameKind
  readonly table: LocalTable
  readonly names: readonly string[]
  readonly options: WatchOptions
  onRestart(change: Partial<WatchOptions>): void
}

export function WatchControls({ kind, table, names, options, onRestart }: Props) {
  const w = words.value
  const held = table.paused.value
  const isOver = table.ended.value === 'game'
  return (
    <Toolbar
      label={w.replay.watch.controls}
      more={
        <>
          <ViewerSelect
            viewer={table.stage.value.viewer}
            names={names}
            onChange={(viewer) => table.setViewer(viewer)}
          />
          <SpeedSelect />
          <Select<LevelName>
            label={w.setup.level}
            value={options.level}
            of={LEVEL_NAMES}
            name={(level) => w.setup.levels[level].name}
            onChange={(level) => onRestart({ level })}
          />
          <Select
            label={w.setup.seats}
            value={options.seats}
            of={seatCounts(kind)}
            name={(seats) => w.replay.watch.players(seats)}
            onChange={(seats) => onRestart({ seats })}
          />
        </>
      }
    >
      <Tool icon="repeat" label={w.replay.watch.again} onClick={() => onRestart({})} />
      <Tool
        icon={held ? 'play' : 'pause'}
        label={held ? w.replay.watch.goOn : w.replay.watch.pause}
        primary
        disabled={isOver}
        onClick={() => (held ? table.unpause() : hold(table))}
      />
      <Tool icon="stepForward" label={w.replay.watch.step} disabled={isOver} onClick={() => step(table)} />
      <Tool icon="dice" label={w.replay.watch.newDeal} onClick={() => onRestart({ seed: '' })} />
    </Toolbar>
  )
}

function hold(table: LocalTable): void {
  table.paused.value = true
}

/** Lets the next bot decide, then holds the table again. */
function step(table: LocalTable): void {
  table.unpause()
  hold(table)
}
