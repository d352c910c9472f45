import { words } from '../i18n/index.ts'
import { Select } from '../spectator/select.tsx'
import { SpeedSelect, ViewerSelect } from '../spectator/table-selects.tsx'
import { Tool, Toolbar } from '../spectator/toolbar.tsx'
import type { ReplayTable } from './replay-table.ts'
import type { Mark } from './stops.ts'
import './replay-controls.css'

interface Props {
  readonly replay: ReplayTable
  readonly names: readonly string[]
}

export function ReplayControls({ replay, names }: Props) {
  const w = words.value.replay
  const at = replay.at.value
  const playing = replay.playing.value
  return (
    <Toolbar
      label={w.controls}
      wide={<Position replay={replay} />}
      more={
        <>
          <MarkSelect replay={replay} />
          <ViewerSelect viewer={replay.viewer} names={names} onChange={(viewer) => replay.look(viewer)} />
          <SpeedSelect />
        </>
      }
    >
      <Tool icon="first" label={w.first} disabled={at === 0} onClick={() => replay.first()} />
      <Tool icon="stepBack" label={w.backward} disabled={at === 0} onClick={() => replay.back()} />
      <Tool
        icon={playing ? 'pause' : 'play'}
        label={playing ? w.pause : w.play}
        primary
        onClick={() => (playing ? replay.pause() : void replay.play())}
      />
      <Tool icon="stepForward" label={w.forward} disabled={replay.atEnd.value} onClick={() => void replay.forward()} />
      <Tool icon="last" label={w.last} disabled={replay.atEnd.value} onClick={() => replay.last()} />
    </Toolbar>
  )
}

function Position({ replay }: { replay: ReplayTable }) {
  const w = words.value.replay
  const { decisions } = replay.stop.value
  const most = replay.stops.at(-1)!.decisions
  const where = `${w.move(decisions, most)}${words.value.common.between}${markName(replay.mark.value)}`
  return (
    <label class="position">
      <span class="visually-hidden">{w.position}</span>
      <input
        type="range"
        min={0}
        max={replay.stops.length - 1}
        value={replay.at.value}
        aria-valuetext={where}
        onInput={(event) => replay.jump(event.currentTarget.valueAsNumber)}
      />
      <span class="position-words" aria-hidden="true">
        {where}
      </span>
    </label>
  )
}

function MarkSelect({ replay }: { replay: ReplayTable }) {
  return (
    <Select
      label={words.value.replay.jump}
      value={replay.marks.indexOf(replay.mark.value)}
      of={[...replay.marks.keys()]}
      name={(mark) => markName(replay.marks[mark])}
      onChange={(mark) => replay.jump(replay.marks[mark].stop)}
    />
  )
}

function markName({ round, trick }: Mark): string {
  const w = words.value.replay
  return trick === 0 ? w.jumpToRound(round) : w.jumpTo(round, trick)
}
