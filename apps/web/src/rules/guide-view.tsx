import type { Guide, Panel } from '@trick-bento/games/guide'
import type { GameKind } from '@trick-bento/kit'
import { parseMarkdown, type Span } from '@trick-bento/words/markdown'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import { type Cast, castOf } from './pictures/cast.ts'
import { Picture } from './pictures/picture.tsx'
import { Spans } from './spans.tsx'
import './guide-view.css'

interface Props {
  readonly kind: GameKind
  readonly guide: Guide
  /** Level of the heading above the panels. */
  readonly level: 2 | 3
}

/** The rules of a game in pictures. */
export function GuideView({ kind, guide, level }: Props) {
  const w = words.value.rules
  const cast = castOf(kind, guide)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section class="guide-pictures" aria-label={w.inPictures}>
      <Heading>{w.inPictures}</Heading>
      <p class="guide-goal">
        <strong>{w.goal}</strong> {gameTexts(kind).goal}
      </p>
      <ol class="guide-panels">
        {guide.panels.map((panel, i) => (
          <PanelView key={panel.name} cast={cast} panel={panel} number={i + 1} level={level === 2 ? 3 : 4} />
        ))}
      </ol>
    </section>
  )
}

interface PanelProps {
  readonly cast: Cast
  readonly panel: Panel
  readonly number: number
  readonly level: 3 | 4
}

function PanelView({ cast, panel, number, level }: PanelProps) {
  const { title, text, note } = cast.texts.panels[panel.name]
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <li class="guide-panel">
      <div class="guide-words">
        <Heading>
          <span class="guide-number" aria-hidden="true">
            {number}
          </span>
          {title}
        </Heading>
        <p>
          <Spans game={cast.game} spans={spansOf(text)} />
        </p>
        {note !== undefined && (
          <p class="guide-note">
            <Spans game={cast.game} spans={spansOf(note)} />
          </p>
        )}
        <p class="guide-rules">
          {words.value.rules.all} <Spans game={cast.game} spans={panel.rules.flatMap(reference)} />
        </p>
      </div>
      <Picture cast={cast} panel={panel} />
    </li>
  )
}

const spansOf = (text: string): Span[] =>
  parseMarkdown(text).flatMap((block) => (block.kind === 'paragraph' ? block.text : []))

const reference = (rule: string, i: number): Span[] => [
  ...(i === 0 ? [] : [{ kind: 'text', text: ' ' } as const]),
  { kind: 'rule', text: rule },
]
