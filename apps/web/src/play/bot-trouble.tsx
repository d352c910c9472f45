import { words } from '../i18n/index.ts'
import type { LocalTable } from '../session/local-table.ts'
import type { Phrases } from '../table/phrases.ts'

/** Reports that the worker of a bot was restarted or failed. */
export function BotTrouble({ table, phrases }: { table: LocalTable; phrases: Phrases }) {
  const trouble = table.trouble.value
  if (trouble === undefined) return null
  const { again, likeNewcomer } = words.value.table.bots
  const text = trouble.what === 'failed' ? likeNewcomer : again
  return (
    <p class="notice" role="status">
      {text(phrases.who(trouble.seat))}
    </p>
  )
}
