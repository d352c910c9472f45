import { hashOf } from '../../identity/hash.ts'
import type { Migration } from './migration.ts'
import { MIGRATIONS } from './migrations.ts'

type Kind = keyof Migration

/** Hash of SQL texts. White space and comments do not count. */
export const hashOfSql = (texts: readonly string[]): string =>
  hashOf(texts.join('\n').replace(/--.*/g, '').replace(/\s+/g, ' '))

/** Hash of the migrations up to a version, which a database keeps to detect that it was made by other migrations. */
export const hashOfVersion = (kind: Kind, version: number, migrations = MIGRATIONS): string =>
  hashOfSql(migrations.slice(0, version).map((migration) => migration[kind]))

/**
 * Hashes of versions 1 to 4 as released before the stored functions moved out of the migrations. Such databases have the
 * same tables, so they are brought up to date like all others.
 */
const EARLIER_HASHES: Readonly<Record<Kind, readonly string[]>> = {
  sqlite: [
    '636021d402fb1c32445cfd4d498476f221aa4b5ff1a28f80d99f5428f0c84ea8',
    'adf7095e4e86c982b7475ccc320cb84b9168bbbc1e295dd2e3eaf13d5aac29c0',
    'd1704d46babad2d02bf635763f35ed26d13ea2eecf3b7957dd867f526d9b6579',
    '447e375358bc9eb8f6c2d80e2c09a87e8320d5b6b9067057ea8f3d7438e7d787',
  ],
  postgres: [
    '7efa3d1abdc5d34366cc1356e06493127083259232f729881324b477dcfdf05d',
    '2be2c37e1ffad9878b8632f1dd69cbe86197112ddbec49c6eda4e8103aa2e061',
    '1b59f792c6b0f5785e2cc9592917db62c5c874c21414fd999086c5b980ed5617',
    '76c033bc6cff020723e25efecbb2eca8dd49c7f84ff5cb077a3f51731c932c7d',
  ],
}

/**
 * Why the migrations cannot bring a database of this version up to date; undefined if they can. `hash` is the one that the
 * database keeps, if it keeps one.
 */
export function whyIncompatible(
  kind: Kind,
  version: number,
  hash: string | null | undefined,
  migrations = MIGRATIONS,
): string | undefined {
  if (version > migrations.length) {
    return `it was written by a newer Trick Bento: it has version ${version}, and this one knows ${migrations.length}`
  }
  if (typeof hash !== 'string' || hash === hashOfVersion(kind, version, migrations)) return undefined
  if (version > 0 && hash === EARLIER_HASHES[kind][version - 1]) return undefined
  return 'another Trick Bento made it, whose tables differ from ours'
}

/** Messages of databases that lack an expected table or column. */
const OTHER_TABLES = /no such (?:table|column)|has no column|(?:relation|column) .* does not exist/

/** Why a database could not be opened, for operators of the server: one line without a full stop. */
export function whyUnusable(error: unknown): string {
  const why = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!.replace(/\.$/, '')
  return OTHER_TABLES.test(why) ? `another Trick Bento made it: ${why}` : why
}
