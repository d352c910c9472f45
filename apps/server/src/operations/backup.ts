// `npm run backup`: copies the database of a server into one file, whether it is running or not.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { ROOT } from '../root.ts'
import { whyUnusable } from '../store/migrations/compatibility.ts'

const USAGE = 'usage: npm run backup -- FILE [--data FOLDER]; the variable DATABASE names another database'

const problem = backUp(process.argv.slice(2))
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}

function backUp(args: string[]): string | undefined {
  const parsed = parse(args)
  if (parsed === undefined) return USAGE
  const { file, folder } = parsed
  const config = readConfig(process.env, folder)
  if (typeof config === 'string') return config
  const { database } = config
  if (/^postgres(?:ql)?:/.test(database)) return 'Tables in PostgreSQL are saved with pg_dump; see docs/operations.md.'
  if (!existsSync(database)) return `There is no database ${database}.`
  if (existsSync(file)) return `${file} exists already; a backup does not overwrite files.`
  try {
    copy(database, file)
  } catch (error) {
    return `${database} could not be copied (${whyUnusable(error)}).`
  }
  console.log(`${database} was copied to ${file}.`)
  return undefined
}

function copy(database: string, file: string): void {
  const db = new DatabaseSync(database, { readOnly: true, timeout: 10_000 })
  // The file holds the secrets of running games, so other users must never be able to read it.
  writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  try {
    db.prepare('vacuum into ?').run(file)
  } catch (error) {
    rmSync(file)
    throw error
  } finally {
    db.close()
  }
}

function parse(args: string[]): { file: string; folder: string } | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { data: { type: 'string' } } })
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) return undefined
    return { file, folder: values.data ?? join(ROOT, '.data') }
  } catch {
    return undefined
  }
}
