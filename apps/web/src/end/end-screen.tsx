import type { ComponentChildren } from 'preact'
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { TableSurface, tableStyle } from '../art/surface/table-surface.tsx'
import { words } from '../i18n/index.ts'
import { sound } from '../sound/sound.ts'
import { useModal } from '../ui/modal.ts'
import { useViewportSize } from '../ui/viewport-size.ts'
import { BestMomentCard } from './best-moment.tsx'
import { Celebration } from './celebration.tsx'
import type { Finished } from './finished.ts'
import { mayMove } from './motion.ts'
import { Podium } from './podium.tsx'
import { resultWords } from './result-words.ts'
import { RoundByRound } from './round-by-round.tsx'
import { ScoreRows } from './score-rows.tsx'
import './end-screen.css'

interface Props {
  readonly finished: Finished
  /** The buttons for what to do next. */
  readonly actions: ComponentChildren
  /** More about the game, below the scores. */
  readonly children?: ComponentChildren
  onClose(): void
}

/** The end of a game, over the whole table. It can be closed to look at the table. */
export function EndScreen({ finished, actions, children, onClose }: Props) {
  const w = words.value.end
  const { game, phrases, standings, bills } = finished
  const { headline, detail } = resultWords(standings, phrases)
  const dialog = useRef<HTMLDialogElement>(null)
  const moves = useRef(mayMove())
  const id = useId()
  const { you } = phrases.people
  const hasWon = standings.some(({ seat, won }) => won && (you < 0 || seat === you))
  useModal(dialog, onClose)
  useLayoutEffect(() => {
    dialog.current!.scrollTop = 0 // the focus on the main button may have scrolled it
  }, [])
  useEffect(() => {
    if (hasWon && you >= 0) sound('win')
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`end-screen${moves.current ? ' moves' : ''}`}
      style={tableStyle(game)}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <Backdrop finished={finished} />
      <header class="end-bar">
        <span>{phrases.texts.shortTitle}</span>
        <button type="button" class="icon-button" aria-label={w.backToTable} title={w.backToTable} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="end-body">
        <div class="end-result">
          <div class="end-head">
            <h2 id={id} class="winners">
              {headline}
            </h2>
            {detail !== '' && <p>{detail}</p>}
          </div>
          <div class="end-stage">
            <Celebration game={game} mood={hasWon ? 'joy' : 'calm'} />
            <Podium standings={standings} phrases={phrases} />
          </div>
        </div>
        <div class="end-details">
          <BestMomentCard {...finished} />
          <section class="end-paper end-scores">
            <h3>{w.howScored}</h3>
            <ScoreRows phrases={phrases} standings={standings} bills={bills} ended="game" />
            {bills.length > 1 && <RoundByRound phrases={phrases} bills={bills} game={game} />}
            <p class="end-goal">{words.value.common.sentences([phrases.texts.goal])}</p>
          </section>
          {children}
          {actions}
        </div>
      </div>
    </dialog>
  )
}

/** The part of the surface above the screen, in pixels. */
const HIDDEN = 64

function Backdrop({ finished: { game } }: Pick<Props, 'finished'>) {
  const { width, height } = useViewportSize()
  return (
    <div class="end-surface">
      <TableSurface game={game} width={width} height={height + HIDDEN} mat={undefined} />
    </div>
  )
}
