import type { GameRecord } from '@trick-bento/kit'
import { findGame } from '../../games.ts'
import { gameTexts } from '../../i18n/game-texts.ts'
import { words } from '../../i18n/index.ts'
import type { RecordLine } from '../../records/read-file.ts'
import { safeName } from '../../records/safe-name.ts'
import { sentenceOf } from './refusal.tsx'
import './record-list.css'

const MOST_LISTED = 200

interface Props {
  readonly lines: readonly RecordLine[]
  onChoose(record: GameRecord): void
}

/** The records of a file, to choose one. */
export function RecordList({ lines, onChoose }: Props) {
  const w = words.value.replay
  const listed = lines.slice(0, MOST_LISTED)
  return (
    <section class="choices">
      <h2>{w.several}</h2>
      <ul>
        {listed.map(({ line, reading }) => (
          <li key={line}>
            {reading.ok ? (
              <RecordButton line={line} record={reading.value} onChoose={onChoose} />
            ) : (
              <p class="choice-fault">
                <span class="choice-line">{w.line(line)}</span> {sentenceOf(reading)}
              </p>
            )}
          </li>
        ))}
      </ul>
      {lines.length > listed.length && <p>{w.moreInFile(lines.length - listed.length)}</p>}
    </section>
  )
}

function RecordButton({ line, record, onChoose }: { line: number; record: GameRecord } & Pick<Props, 'onChoose'>) {
  const w = words.value
  const { title } = gameTexts(findGame(record.game)!)
  return (
    <button type="button" class="button choice-button" onClick={() => onChoose(record)}>
      <span class="choice-title">{w.replay.gameInFile(line, title)}</span>
      <span class="choice-people">
        {record.totals.map((total, seat) => (
          <span key={seat} class={record.winners.includes(seat) ? 'won' : ''}>
            <bdi>{safeName(record.names?.[seat] ?? '') || w.replay.unnamed(seat + 1)}</bdi>{' '}
            <b>{w.common.number(total)}</b>
          </span>
        ))}
      </span>
    </button>
  )
}
