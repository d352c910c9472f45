import { useSignal } from '@preact/signals'
import { must } from '@trick-bento/kit'
import { type Block, plainText } from '@trick-bento/words/markdown'
import { useEffect, useRef } from 'preact/hooks'
import { findGame } from '../games.ts'
import { language, words } from '../i18n/index.ts'
import { RuleBlock } from './rule-block.tsx'
import { loadRules } from './rule-pages.ts'
import './rulebook.css'

interface Props {
  readonly gameId: string
  /** Level of the highest headings: below the title of a page (2) or of a dialog (3). */
  readonly level?: 2 | 3
  /** The rule, such as `G11`, or the part to scroll to at first. */
  readonly at?: string
  /** Called with the rule or part to which a link has led. */
  readonly onPlace?: (id: string) => void
}

type Found = readonly Block[] | 'loading' | 'nothing' | 'failed'

/** The rules of a game in the current language, with a table of contents. */
export function Rulebook({ gameId, level = 3, at = '', onPlace }: Props) {
  const w = words.value
  const book = useRef<HTMLElement>(null)
  const found = useSignal<Found>('loading')
  const spoken = language.value

  useEffect(() => {
    let isCurrent = true
    const show = (blocks: Found): void => {
      if (isCurrent) found.value = blocks
    }
    loadRules(gameId, spoken).then(
      (blocks) => show(blocks ?? 'nothing'),
      () => show('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [gameId, spoken])
  useEffect(() => {
    if (typeof found.value !== 'string' && at !== '') goTo(book.current!, at)
  }, [found.value, at])

  if (found.value === 'loading') return <p class="loading">{w.common.loading}</p>
  if (found.value === 'failed') return <p role="alert">{w.errors.loadFailed}</p>
  if (found.value === 'nothing') return <p>{w.rules.notFound}</p>
  const blocks = found.value.filter((block) => block.kind !== 'heading' || block.level > 1)
  const kind = findGame(gameId)!
  const allColours = must(kind.at(kind.seats.most))
  const Heading = level === 2 ? 'h2' : 'h3'
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (link === null) return
    event.preventDefault()
    const id = link.hash.slice(1)
    if (goTo(book.current!, id)) onPlace?.(id)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links
    <article ref={book} class="rulebook" onClick={follow}>
      <Heading class="full-rules">{w.rules.full}</Heading>
      <Contents blocks={blocks} />
      {blocks.map((block, i) => (
        <RuleBlock key={i} game={allColours} block={block} level={level === 2 ? 3 : 4} />
      ))}
      <dl class="rule-notes">
        <dt>{w.rules.houseValue}</dt>
        <dd>{w.rules.houseAbout}</dd>
        <dt>{w.rules.ruling}</dt>
        <dd>{w.rules.rulingAbout}</dd>
      </dl>
    </article>
  )
}

function Contents({ blocks }: { blocks: readonly Block[] }) {
  const w = words.value.rules
  return (
    <nav class="rule-contents" aria-label={w.contents}>
      <ul>
        {blocks.map(
          (block) =>
            block.kind === 'heading' && (
              <li key={block.id}>
                <a href={`#${block.id}`}>{plainText(block.text)}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

/** Scrolls to a rule or part and focuses it; false if it does not exist. */
function goTo(book: HTMLElement, id: string): boolean {
  const target = book.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
  return target !== null
}
