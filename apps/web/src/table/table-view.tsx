import { useSignal } from '@preact/signals'
import { type Card, isCall, type Move, type Seat as SeatNumber, UNSEEN } from '@trick-bento/kit'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { TableSurface, tableStyle } from '../art/surface/table-surface.tsx'
import { ExplainCard } from '../explain/explain-card.tsx'
import { useExplainedFocus } from '../explain/explained-focus.ts'
import { language, words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import { settings } from '../settings/settings.ts'
import { sound } from '../sound/sound.ts'
import { Calls } from './calls.tsx'
import { useKeptFocus } from './focus/kept-focus.ts'
import { Hand, WatchedHand } from './hand.tsx'
import { type TableBox, type TableLayout, tableLayout } from './layout/table-layout.ts'
import { MiddlePiles } from './middle-piles.tsx'
import { ScreenAnimator } from './motion/fly-cards.tsx'
import { TableBanner } from './motion/table-banner.tsx'
import { Phrases } from './phrases.ts'
import type { Picture, SeatPicture } from './picture.ts'
import { Seat, type SeatChoice } from './seat.tsx'
import { seatCalls } from './seat-calls.ts'
import type { Stage } from './stage.ts'
import { GoOn, TableTools } from './table-tools.tsx'
import { Trick } from './trick.tsx'
import { useLargestHand } from './use-largest-hand.ts'
import { useTableBox } from './use-table-box.ts'
import { Words } from './words.tsx'
import './table-view.css'

export interface TableViewProps {
  readonly stage: Stage
  readonly names: readonly string[]
  /** The seat that texts address as "you"; -1 for none. */
  readonly you: SeatNumber | -1
  /** The decision that the player has to make now. */
  readonly ask?: Ask | undefined
  readonly thinking?: SeatNumber | undefined
  /** A move that is highlighted as a hint. */
  readonly advice?: Move | undefined
  /** Content on the plaque of each seat, apart from the game. */
  readonly marks?: readonly ComponentChildren[]
  /** What has just happened, as a sentence. */
  readonly caption?: string | undefined
  /** Shown instead of the current turn. */
  readonly prompt?: ComponentChildren
  /** Quiet buttons on the table. */
  readonly tools?: ComponentChildren
  /** The loud button, unless a finished trick waits to be cleared. */
  readonly action?: ComponentChildren
}

/** As many calls have room among the tools. */
const FEW_CALLS = 2

/** The table of any game, drawn from its screen description. It contains no rules. */
export function TableView(props: TableViewProps) {
  const { stage, names, you, ask, thinking, advice, marks = [], caption, prompt, tools, action } = props
  const { game, viewer } = stage
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const animator = useRef<ScreenAnimator | undefined>(undefined)
  const refusal = useSignal<string | undefined>(undefined)
  const phrases = useMemo(() => new Phrases(game, names, you), [game, names, you, language.value])
  const box = useTableBox(root)
  useKeptFocus(root)
  useExplainedFocus(root)
  const waitsForTap = (): boolean => you >= 0 && settings.value.trickPause === 'tap'

  useLayoutEffect(() => {
    const moving = new ScreenAnimator(root.current!, layer.current!, game, waitsForTap)
    animator.current = moving
    stage.animator = moving
    return () => {
      if (stage.animator === moving) stage.animator = undefined
      moving.goOn()
    }
  }, [stage, you])
  // A new decision or a hint replaces the reason why a card was refused.
  useLayoutEffect(() => {
    refusal.value = undefined
  }, [ask, typeof prompt === 'string' ? prompt : undefined])

  const shown = stage.picture.value
  const finished = stage.finishedTrick.value
  const w = words.value
  const hasSeat = typeof viewer === 'number' && viewer >= 0
  const nearest = shown.seats[hasSeat ? viewer : 0]
  const others = around(shown.seats, nearest.seat)
  const hand = handOf(nearest)
  const largest = useLargestHand(stage, shown.round, hand.length)
  const attempt = (move: Move): void => {
    if (finished !== undefined) return animator.current?.goOn()
    if (ask === undefined) return
    const why = ask.why(move)
    if (why === undefined) return ask.choose(move)
    const name = isCall(move) ? '' : phrases.card(move)
    refusal.value = name ? w.table.refused(name, phrases.reason(why)) : phrases.reason(why)
    sound('refuse')
  }
  const lines = nearest.tallies.length > 0 || marks.length > 0 ? 2 : 1
  const fans = Object.values(stage.screen.zones).includes('fan') || viewer === 'all'
  const hasTools = tools !== undefined
  const layout = useMemo(
    () =>
      box &&
      tableLayout(box, {
        others: others.length,
        hand: largest,
        cards: hand.length,
        fans,
        lines,
        tools: hasTools,
        words: hasSeat,
      }),
    [box, others.length, largest, hand.length, fans, lines, hasTools, hasSeat],
  )
  const named = ask !== undefined && finished === undefined ? seatCalls(ask, game.seats) : undefined
  const choiceOf = (seat: SeatNumber): SeatChoice | undefined => {
    const move = named?.get(seat)
    if (move === undefined) return undefined
    return { label: phrases.move(ask!.phase, move), isAdvised: advice === move, onChoose: () => attempt(move) }
  }
  const isPaused = finished !== undefined && waitsForTap()
  const callCount = ask === undefined || isPaused ? 0 : [...ask.moves].filter(isCall).length
  const calls = callCount > 0 && <Calls ask={ask!} advice={advice} phrases={phrases} onTry={attempt} />
  const areCallsTools = callCount <= FEW_CALLS

  const nearestSeat = layout && (
    <Seat
      game={game}
      seat={nearest}
      at={layout.own}
      phrases={phrases}
      thinking={!hasSeat && thinking === nearest.seat}
      mark={marks[nearest.seat]}
      own={hasSeat}
      isNearest
      choice={choiceOf(nearest.seat)}
    />
  )

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button "continue" does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: the button "continue" does the same
    <div
      ref={root}
      class={`table seats-${game.seats}${hasSeat ? '' : ' open'} shape-${layout?.shape} lines-${lines}`}
      data-table
      data-game={game.id}
      style={{ ...tableStyle(game), ...(layout && box && sizeStyle(layout, box)) }}
      onClickCapture={ignoreDoubleClick}
      // A click on a button bubbles up to the table, but must not end the pause: it may have finished the trick.
      onClick={({ target }) => finished !== undefined && !isOnButton(target) && animator.current?.goOn()}
    >
      {layout && box && (
        <>
          <TableSurface
            game={game}
            width={box.width}
            height={layout.height}
            mat={layout.mat}
            hasFreeCorners={layout.hasFreeCorners}
          />
          {!hasSeat && nearestSeat}
          {others.map((seat, i) => (
            <Seat
              key={seat.seat}
              game={game}
              seat={seat}
              at={layout.others[i]}
              phrases={phrases}
              thinking={thinking === seat.seat}
              mark={marks[seat.seat]}
              own={false}
              isNearest={false}
              choice={choiceOf(seat.seat)}
            />
          ))}
          <MiddlePiles game={game} piles={shown.middle} layout={layout} phrases={phrases} />
          <Trick
            game={game}
            trick={shown.trick}
            layout={layout.trick}
            mat={layout.mat}
            nearest={nearest.seat}
            isOwnOpen={hasSeat && isExpected(nearest, shown.trick)}
            isPenalty={game.kind.best === 'lowest' && isLastTrick(shown)}
            finished={finished}
            ask={ask}
            advice={advice}
            phrases={phrases}
            onTry={attempt}
          />
          {stage.banner.value && <TableBanner banner={stage.banner.value} at={layout.mat} phrases={phrases} />}
          <Words
            area={layout.words}
            height={layout.height}
            caption={advice === undefined ? caption : undefined}
            prompt={isPaused ? '' : (refusal.value ?? prompt ?? turnWords(phrases, ask, thinking))}
            tone={refusal.value ? 'refused' : ask && !isPaused && prompt === undefined ? 'yours' : ''}
          >
            {!areCallsTools && calls}
          </Words>
          {hasSeat && nearestSeat}
          {hasSeat ? (
            <Hand
              game={game}
              place={nearest.seat}
              cards={hand}
              at={layout.hand}
              ask={finished === undefined ? ask : undefined}
              advice={advice}
              phrases={phrases}
              onTry={attempt}
            />
          ) : (
            <WatchedHand
              game={game}
              place={nearest.seat}
              cards={hand}
              at={layout.hand}
              label={w.table.handOf(phrases.who(nearest.seat))}
            />
          )}
          <TableTools
            area={layout.tools}
            buttons={tools}
            action={isPaused ? <GoOn onGoOn={() => animator.current?.goOn()} /> : (areCallsTools && calls) || action}
          />
        </>
      )}
      <div class="visually-hidden" role="alert">
        {refusal.value}
      </div>
      <div ref={layer} class="flights" aria-hidden="true" />
      <ExplainCard title={phrases.texts.title} />
    </div>
  )
}

const sizeStyle = ({ unit, height }: TableLayout, box: TableBox) => ({
  '--u': `${unit}px`,
  fontSize: `${unit}px`,
  ...(height > box.height && { minHeight: `${height}px` }),
})

/** The second click of a double click would choose the card that has moved under the pointer. */
function ignoreDoubleClick(event: MouseEvent): void {
  const isChoice = (event.target as Element).closest('.hand-card, .tray-choice, .call') !== null
  if (isChoice && event.detail > 1) event.stopPropagation()
}

const isOnButton = (target: EventTarget | null): boolean => (target as Element).closest('button, dialog') !== null

/** The hand of a seat; cards that the viewer does not see are UNSEEN. */
const handOf = ({ hand }: SeatPicture): Card[] => [
  ...hand.cards,
  ...Array.from({ length: hand.hidden }, (): Card => UNSEEN),
]

/** The seat takes part in the trick and has not played yet. */
const isExpected = ({ seat, takesPart, hand }: SeatPicture, trick: readonly { seat: SeatNumber }[]): boolean =>
  takesPart && hand.cards.length > 0 && !trick.some((spot) => spot.seat === seat)

const isLastTrick = ({ counters }: Picture): boolean =>
  counters.some(({ value, of }) => of !== undefined && value >= of)

function turnWords(phrases: Phrases, ask: Ask | undefined, thinking: SeatNumber | undefined): string {
  const w = words.value.table
  if (ask !== undefined) return phrases.prompt(ask)
  return thinking === undefined ? '' : w.thinking(phrases.who(thinking))
}

/** The other seats in the order of play, starting at the left of the nearest one. */
const around = <T,>(seats: readonly T[], nearest: number): T[] => [
  ...seats.slice(nearest + 1),
  ...seats.slice(0, nearest),
]
