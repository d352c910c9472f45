import type { Span } from '@trick-bento/words/markdown'
import { words } from '../i18n/index.ts'

/** Text with its emphasis, code and links. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, i) => (
        <Marked key={i} span={span} />
      ))}
    </>
  )
}

function Marked({ span }: { span: Span }) {
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
    case 'rule':
      return (
        <a class="rule-reference" href={`#${span.text}`} aria-label={words.value.rules.ruleOf(span.text)}>
          {span.text}
        </a>
      )
  }
}
