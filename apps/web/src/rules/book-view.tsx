import { type GameKind, must } from '@trick-bento/kit'
import { type Block, plainText } from '@trick-bento/words/markdown'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../i18n/index.ts'
import { GuideView } from './guide-view.tsx'
import type { Book } from './load-book.ts'
import { RuleBlock } from './rule-block.tsx'
import './book-view.css'

export interface BookProps {
  readonly kind: GameKind
  readonly book: Book
  /** Level of the highest headings: below the title of a page (2) or of a dialog (3). */
  readonly level?: 2 | 3
  /** The rule, such as `G11`, or the part to scroll to at first. */
  readonly at?: string
  /** Called with the rule or part to which a link has led. */
  readonly onPlace?: (id: string) => void
}

/** The rules of a game: first in pictures, then in full with a table of contents. */
export function BookView({ kind, book: { blocks, guide }, level = 3, at = '', onPlace }: BookProps) {
  const w = words.value.rules
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    if (at !== '') goTo(article.current!, at)
  }, [blocks, at])

  const parts = blocks.filter((block) => block.kind !== 'heading' || block.level > 1)
  const allColours = must(kind.at(kind.seats.most))
  const Heading = level === 2 ? 'h2' : 'h3'
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (link === null) return
    event.preventDefault()
    const id = link.hash.slice(1)
    if (goTo(article.current!, id)) onPlace?.(id)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links
    <article ref={article} class="rulebook" onClick={follow}>
      {level === 3 && <LinkToPage kind={kind} />}
      {guide !== undefined && <GuideView kind={kind} guide={guide} level={level} />}
      <Heading class="full-rules">{w.full}</Heading>
      <Contents blocks={parts} />
      {parts.map((block, i) => (
        <RuleBlock key={i} game={allColours} block={block} level={level === 2 ? 3 : 4} />
      ))}
      <dl class="rule-notes">
        <dt>{w.houseValue}</dt>
        <dd>{w.houseAbout}</dd>
        <dt>{w.ruling}</dt>
        <dd>{w.rulingAbout}</dd>
      </dl>
    </article>
  )
}

function LinkToPage({ kind: { id } }: { kind: GameKind }) {
  return (
    <p>
      <a class="button" href={`/rules/${id}`} target="_blank" rel="noopener">
        <Icon name="rules" /> {words.value.rules.wholePage}
      </a>
    </p>
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
function goTo(article: HTMLElement, id: string): boolean {
  const target = article.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
  return target !== null
}
