import { type Block, type Cell, type Item, plainText } from '@trick-bento/words/markdown'
import { words } from '../i18n/index.ts'
import { Spans } from './spans.tsx'

/** One block of a rules page. Rules and headings have ids as link targets. */
export function RuleBlock({ block, level }: { block: Block; level: 2 | 3 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={block.id} tabIndex={-1}>
          <Spans spans={block.text} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul class="rule-list">
          {block.items.map((item, i) => (
            <RuleItem key={item.rule ?? i} item={item} />
          ))}
        </ul>
      )
    case 'table':
      return <RuleTable head={block.head} rows={block.rows} />
  }
}

function RuleItem({ item: { rule, text } }: { item: Item }) {
  if (rule === undefined) {
    return (
      <li class="rule-plain">
        <Spans spans={text} />
      </li>
    )
  }
  return (
    <li class="rule" id={rule} tabIndex={-1}>
      <a class="rule-id" href={`#${rule}`} aria-label={words.value.rules.linkTo(rule)}>
        {rule}
      </a>
      <p>
        <Spans spans={text} />
      </p>
    </li>
  )
}

/** A wide table scrolls in its own box, with the keyboard too. */
function RuleTable({ head, rows }: { head: readonly Cell[]; rows: readonly (readonly Cell[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section class="rule-table" tabIndex={0} aria-label={head.map(plainText).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, c) =>
                c === 0 ? (
                  <th key={c} scope="row">
                    <Spans spans={cell} />
                  </th>
                ) : (
                  <td key={c}>
                    <Spans spans={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
