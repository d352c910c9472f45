import type { Game } from '@trick-bento/kit'
import { type Block, type Cell, type Item, plainText } from '@trick-bento/words/markdown'
import { words } from '../i18n/index.ts'
import { Spans } from './spans.tsx'

/** One block of a rules page. Rules and headings have ids as link targets. */
export function RuleBlock({ game, block, level }: { game: Game; block: Block; level: 3 | 4 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = level === 3 ? 'h3' : 'h4'
      return (
        <Heading id={block.id} tabIndex={-1}>
          <Spans game={game} spans={block.text} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Spans game={game} spans={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul class="rule-list">
          {block.items.map((item, i) => (
            <RuleItem key={item.rule ?? i} game={game} item={item} />
          ))}
        </ul>
      )
    case 'table':
      return <RuleTable game={game} head={block.head} rows={block.rows} />
  }
}

function RuleItem({ game, item: { rule, text } }: { game: Game; item: Item }) {
  if (rule === undefined) {
    return (
      <li class="rule-plain">
        <Spans game={game} spans={text} />
      </li>
    )
  }
  return (
    <li class="rule" id={rule} tabIndex={-1}>
      <a class="rule-id" href={`#${rule}`} aria-label={words.value.rules.linkTo(rule)}>
        {rule}
      </a>
      <p>
        <Spans game={game} spans={text} />
      </p>
    </li>
  )
}

interface TableProps {
  readonly game: Game
  readonly head: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A wide table scrolls in its own box, with the keyboard too. */
function RuleTable({ game, head, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
    <section class="rule-table" tabIndex={0} aria-label={head.map(plainText).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Spans game={game} spans={cell} />
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
                    <Spans game={game} spans={cell} />
                  </th>
                ) : (
                  <td key={c}>
                    <Spans game={game} spans={cell} />
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
