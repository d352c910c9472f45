import { useSignal } from '@preact/signals'
import type { Chapter } from '@trick-bento/words'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'
import { type LogTrick, roundsOf } from './log-rounds.ts'
import { TrickRow } from './trick-row.tsx'
import './log-list.css'

interface Props {
  readonly chapters: readonly Chapter[]
  readonly phrases: Phrases
}

/** How many of the newest tricks are open at first. */
const OPEN_TRICKS = 2

/** What happened, by rounds and tricks. The newest are open and in view. */
export function LogList({ chapters, phrases }: Props) {
  const end = useRef<HTMLDivElement>(null)
  /** What the reader has opened (true) or closed (false). */
  const chosen = useSignal<Readonly<Record<string, boolean>>>({})
  const rounds = useMemo(() => roundsOf(chapters, phrases.game), [chapters, phrases])
  useNewestInView(end, chapters)
  const w = words.value
  if (chapters.length === 0) return <p class="log-empty">{w.log.empty}</p>
  const isOpen = (key: string, preset: boolean): boolean => chosen.value[key] ?? preset
  const toggle = (key: string, open: boolean): void => {
    chosen.value = { ...chosen.value, [key]: open }
  }
  return (
    <>
      <ol class="log">
        {rounds.map(({ number, opening, tricks }, i) => {
          const key = `${number}`
          const open = isOpen(key, i === rounds.length - 1)
          return (
            <li key={key} class="log-round">
              <Fold open={open} onToggle={(value) => toggle(key, value)} summary={<h3>{w.table.round(number)}</h3>}>
                {open && (
                  <>
                    <Lines chapters={opening} />
                    <ol class="log-tricks">
                      {tricks.map((trick, k) => {
                        const trickKey = `${key}/${trick.number}`
                        return (
                          <Trick
                            key={trickKey}
                            trick={trick}
                            phrases={phrases}
                            open={isOpen(trickKey, i === rounds.length - 1 && k >= tricks.length - OPEN_TRICKS)}
                            onToggle={(value) => toggle(trickKey, value)}
                          />
                        )
                      })}
                    </ol>
                  </>
                )}
              </Fold>
            </li>
          )
        })}
      </ol>
      <div ref={end} />
    </>
  )
}

interface TrickProps {
  readonly trick: LogTrick
  readonly phrases: Phrases
  readonly open: boolean
  onToggle(open: boolean): void
}

function Trick({ trick, phrases, open, onToggle }: TrickProps) {
  const w = words.value.log
  const { number, cards, takers, isOver, chapters } = trick
  // The cards of older tricks are not drawn anew whenever something happens.
  const row = useMemo(() => <TrickRow trick={trick} phrases={phrases} />, [chapters.at(-1), phrases])
  const facts = [
    cards.length > 0 ? w.led(phrases.who(cards[0].seat)) : undefined,
    isOver ? w.taken(takers.map((seat) => phrases.who(seat))) : undefined,
  ].filter((fact) => fact !== undefined)
  return (
    <li class="log-trick">
      <Fold
        open={open}
        onToggle={onToggle}
        summary={
          <>
            <h4>{w.trick(number)}</h4> <span class="log-facts">{facts.join(words.value.common.between)}</span>
            {row}
          </>
        }
      >
        <Lines chapters={chapters} />
      </Fold>
    </li>
  )
}

function Lines({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ul class="log-lines">
      {chapters.map((chapter, i) => (
        <li key={i} class={chapter.kind}>
          {chapter.lines.map((line, k) => (
            <p key={k}>{line}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}

interface FoldProps {
  readonly open: boolean
  readonly summary: ComponentChildren
  readonly children: ComponentChildren
  onToggle(open: boolean): void
}

function Fold({ open, summary, children, onToggle }: FoldProps) {
  return (
    <details open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={(event) => {
          event.preventDefault()
          onToggle(!open)
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  )
}

/** Scrolls to the newest entry, unless the reader has scrolled up. */
function useNewestInView(end: { readonly current: HTMLElement | null }, chapters: readonly Chapter[]): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const box = boxOf(end.current)
    if (box === undefined) return
    const note = (): void => {
      isAtEnd.current = box.scrollTop + box.clientHeight >= box.scrollHeight - 8
    }
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [chapters.length > 0])
  useEffect(() => {
    const box = boxOf(end.current)
    if (isAtEnd.current) box?.scrollTo({ top: box.scrollHeight })
  }, [chapters])
}

const boxOf = (element: HTMLElement | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>('dialog, aside') ?? undefined
