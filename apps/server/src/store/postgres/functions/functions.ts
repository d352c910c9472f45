import { APPEND_ENTRIES } from './append-entries.ts'
import { CARRY_OUT } from './carry-out.ts'
import { FINISH_GAME } from './finish-game.ts'
import { FORGET_PERSON } from './forget-person.ts'
import { OPEN_TABLE } from './open-table.ts'
import { RATE_GAME } from './rate-game.ts'

/**
 * The current definition of every stored function. They are replaced whenever a migration runs, so a changed function needs
 * a new migration (an empty one will do). A test with the hash of the functions reminds of that.
 *
 * Nodes of the previous version may still run while a new one migrates; they call `carry_out`, `rate` and `forget`.
 */
export const FUNCTIONS: readonly string[] = [
  APPEND_ENTRIES,
  OPEN_TABLE,
  FINISH_GAME,
  RATE_GAME,
  FORGET_PERSON,
  CARRY_OUT,
]
