import { tables } from './001-tables.ts'
import { people } from './002-people.ts'
import { finishedGames } from './003-finished-games.ts'
import { forgottenPeople } from './004-forgotten-people.ts'
import { oneDefinitionPerFunction } from './005-one-definition-per-function.ts'
import type { Migration } from './migration.ts'

/** All migrations, oldest first. Never change a released one; add another. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  people,
  finishedGames,
  forgottenPeople,
  oneDefinitionPerFunction,
]
