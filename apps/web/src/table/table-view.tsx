import { useSignal } from '@preact/signals'
import { isCall, type Move, type Seat } from '@trick-bento/kit'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { language, words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import { settings } from '../settings/settings.ts'
import { sound } from '../sound/sound.ts'
import { Calls } from './calls.tsx'
import { isFocusFree } from './focus/is-focus-free.ts'
import { useKeptFocus } from './focus/kept-focus.ts'
import { Hand } from './hand.tsx'
import { ScreenAnimator } from './motion/fly-cards.tsx'
import { Phrases } from './phrases.ts'
import { PileView } from './pile.tsx'
import { SeatPlate } from './seat-plate.tsx'
import type { Stage } from './stage.ts'
import { Status } from './status.tsx'
import { Tray } from './tray.tsx'
import './table-view.css'

export interface TableViewProps {
  readonly stage: Stage
  readonly names: readonly string[]
  /** The seat that texts address as "you"; -1 for none. */
  readonly you: Seat | -1
  /** The decision that the player has to make now. */
  readonly ask?: Ask | undefined
  readonly thinking?: Seat | undefined
  /** A move that is highlighted as a hint. */
  readonly advice?: Move | undefined
  /** Content on the plate of each seat, apart from the game. */
  readonly marks?: readonly ComponentChildren[]
  /** Shown above the hand instead of the current turn. */
  readonly prompt?: ComponentChildren
}

/** The table of any game, drawn from its screen description. It contains no rules. */
export function TableView({ stage, names, you, ask, thinking, advice, marks = [], prompt }: TableViewProps) {
  const { game, viewer } = stage
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const animator = useRef<ScreenAnimator | undefined>(undefined)
  const refusal = useSignal<string | undefined>(undefined)
  const phrases = useMemo(() => new Phrases(game, names, you), [game, names, you, language.value])
  useKeptFocus(root)
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
  const own = typeof viewer === 'number' && viewer >= 0 ? shown.seats[viewer] : undefined
  const others = around(shown.seats, own?.seat ?? -1)
  const attempt = (move: Move): void => {
    if (finished !== undefined) return animator.current?.goOn()
    if (ask === undefined) return
    const why = ask.why(move)
    if (why === undefined) return ask.choose(move)
    const name = isCall(move) ? '' : phrases.card(move)
    refusal.value = name ? w.table.refused(name, phrases.reason(why)) : phrases.reason(why)
    sound('refuse')
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button "continue" does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: the button "continue" does the same
    <div
      ref={root}
      class={`table seats-${game.seats}${own ? '' : ' open'}`}
      data-table
      data-game={game.id}
      onClickCapture={ignoreDoubleClick}
      // A click on a button bubbles up to the table, but must not end the pause: it may have finished the trick.
      onClick={({ target }) => finished !== undefined && !isOnButton(target) && animator.current?.goOn()}
    >
      <Status shown={shown} phrases={phrases} />
      <div class="others">
        {others.map((seat) => (
          <SeatPlate
            key={seat.seat}
            game={game}
            seat={seat}
            phrases={phrases}
            thinking={thinking === seat.seat}
            mark={marks[seat.seat]}
            own={false}
          />
        ))}
      </div>
      <div class="middle">
        {shown.middle.length > 0 && (
          <div class="middle-piles">
            {shown.middle.map((pile) => (
              <PileView
                key={pile.place}
                game={game}
                pile={pile}
                phrases={phrases}
                label={phrases.texts.zones[pile.zone]}
              />
            ))}
          </div>
        )}
        <Tray
          game={game}
          trick={shown.trick}
          size={shown.seats.filter(({ takesPart }) => takesPart).length}
          finished={finished}
          ask={ask}
          advice={advice}
          phrases={phrases}
          onTry={attempt}
        />
        {stage.banner.value !== undefined && <p class="banner">{phrases.texts.moments[stage.banner.value].banner}</p>}
      </div>
      <div class="prompt-row">
        {finished !== undefined && waitsForTap() ? (
          <GoOn onGoOn={() => animator.current?.goOn()} />
        ) : (
          <>
            <p class={`prompt${refusal.value ? ' refused' : ask ? ' yours' : ''}`}>
              {refusal.value ?? prompt ?? turnWords(phrases, ask, thinking)}
            </p>
            {ask !== undefined && <Calls ask={ask} advice={advice} phrases={phrases} onTry={attempt} />}
          </>
        )}
      </div>
      {own !== undefined && (
        <div class="own-area">
          <SeatPlate game={game} seat={own} phrases={phrases} thinking={false} mark={marks[own.seat]} own />
          <Hand
            game={game}
            place={own.seat}
            cards={own.hand.cards}
            ask={finished === undefined ? ask : undefined}
            advice={advice}
            phrases={phrases}
            onTry={attempt}
          />
        </div>
      )}
      <div class="visually-hidden" role="alert">
        {refusal.value}
      </div>
      <div ref={layer} class="flights" aria-hidden="true" />
    </div>
  )
}

/** The second click of a double click would choose the card that has moved under the pointer. */
function ignoreDoubleClick(event: MouseEvent): void {
  const isChoice = (event.target as Element).closest('.hand-card, .tray-choice, .call') !== null
  if (isChoice && event.detail > 1) event.stopPropagation()
}

const isOnButton = (target: EventTarget | null): boolean => (target as Element).closest('button') !== null

function GoOn({ onGoOn }: { onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button ref={button} type="button" class="button primary go-on" onClick={onGoOn}>
      {words.value.table.goOn}
    </button>
  )
}

function turnWords(phrases: Phrases, ask: Ask | undefined, thinking: Seat | undefined): string {
  const w = words.value.table
  if (ask !== undefined) return phrases.prompt(ask)
  return thinking === undefined ? '' : w.thinking(phrases.who(thinking))
}

/** The other seats in the order of play, starting at the viewer's left. */
const around = <T,>(seats: readonly T[], own: number): T[] =>
  own < 0 ? [...seats] : [...seats.slice(own + 1), ...seats.slice(0, own)]
