import type { Game } from '@trick-bento/kit'
import type { Span } from '@trick-bento/words/markdown'
import { words } from '../i18n/index.ts'
import { CardsInText } from './cards-in-text.tsx'

/** Text with its emphasis, code, links and cards. */
export function Spans({ game, spans }: { game: Game; spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, i) => (
        <Marked key={i} game={game} span={span} />
      ))}
    </>
  )
}

function Marked({ game, span }: { game: Game; span: Span }) {
  switch (span.kind) {
    case 'text':
      return <>{span.text}</>
    case 'strong':
      return <strong>{span.text}</strong>
    case 'aside':
      return <em>{span.text}</em>
    case 'code':
      return <code lang="en">{span.text}</code>
    case 'link':
      return <a href={span.to}>{span.text}</a>
    case 'cards':
      return <CardsInText game={game} text={span.text} />
    case 'rule':
      return (
        <a class="rule-reference" href={`#${span.text}`} aria-label={words.value.rules.ruleOf(span.text)}>
          {span.text}
        </a>
      )
  }
}
