import { hashOf } from '../../identity/hash.ts'

/** What these migrations come to, so that it is noticed when one of them was changed. White space does not count. */
export const hashOfMigrations = (migrations: readonly string[]): string =>
  hashOf(migrations.join('\n').replace(/\s+/g, ' '))

/**
 * Why a database of this version cannot be brought up to date by these migrations; undefined if it can. `hash` is that of
 * the migrations that made it, if it is known.
 */
export function whyForeign(
  migrations: readonly string[],
  version: number,
  hash: string | null | undefined,
): string | undefined {
  if (version > migrations.length) {
    return `it was written by a newer Trick Bento: it has version ${version}, and this one knows ${migrations.length}`
  }
  if (typeof hash !== 'string' || hash === hashOfMigrations(migrations.slice(0, version))) return undefined
  return 'another Trick Bento made it, whose tables are not like ours'
}

/** What databases say when they do not have the tables that we expect. */
const OTHER_TABLES = /no such (?:table|column)|has no column|(?:relation|column) .* does not exist/

/** Why a database could not be opened, for those who run the server: one line without a full stop. */
export function whyUnusable(error: unknown): string {
  const why = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!.replace(/\.$/, '')
  return OTHER_TABLES.test(why) ? `another Trick Bento made it: ${why}` : why
}
