import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { findLevel, type LevelName, levelBot, levelBudget } from '@trick-bento/bots'
import { type GameKind, must, seeded } from '@trick-bento/kit'
import { midRound } from './subjects.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Memory limit of one move, in megabytes. */
export const MEMORY_LIMIT = 64
const MEGABYTE = 2 ** 20
const WARM_UP = 3

/** Cost of the moves of a level in mid-round. */
export interface Cost {
  readonly name: string
  readonly level: LevelName
  /** CPU time of each move. */
  readonly milliseconds: readonly number[]
  /** Time limit of a move at a table, in milliseconds. */
  readonly timeLimit: number
  /** Largest growth of heap and array buffers during one move, including garbage. */
  readonly megabytes: number
}

export function costOf(kind: GameKind, level: LevelName, thoughts: number, clock: () => number): Cost {
  const game = must(kind.at(kind.seats.usual))
  const bot = levelBot(game, level)
  const budget = levelBudget(game, level)
  const milliseconds: number[] = []
  let most = 0
  for (let i = -WARM_UP; i < thoughts; i++) {
    const view = midRound(game, `thought-${i}`, 'to decide')
    collectGarbage()
    const before = memory()
    const began = clock()
    bot(view, budget, seeded(`thought-${i}`))
    const took = clock() - began
    if (i < 0) continue
    milliseconds.push(took)
    most = Math.max(most, memory() - before)
  }
  return { name: kind.title, level, milliseconds, timeLimit: findLevel(level)!.timeLimit, megabytes: most / MEGABYTE }
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
