import { existsSync, statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games } from '@trick-bento/games'
import type { Game, GameKind, Result } from '@trick-bento/kit'
import { failure, messageOf, usageError } from './command-error.ts'
import { harmless } from './style.ts'

const isPath = (name: string): boolean => /[/\\]|\.[cm]?[jt]s$/.test(name)

/** A game by its id, by the beginning of its id, or by the path of a file that exports it. */
export async function findGame(name: string): Promise<GameKind> {
  if (isPath(name)) return theGameIn(name)
  const wanted = name.toLowerCase()
  const exact = games.find(({ id }) => id === wanted)
  if (exact !== undefined) return exact
  const found = wanted === '' ? [] : games.filter(({ id }) => id.startsWith(wanted))
  if (found.length === 1) return found[0]
  const shown = harmless(name.slice(0, 40))
  if (found.length > 1) throw usageError(`"${shown}" could be ${found.map(({ id }) => id).join(' or ')}`)
  throw usageError(
    `there is no game "${shown}"; the games are ${games.map(({ id }) => id).join(', ')}, or give the path of a .ts file`,
  )
}

/** True for a game of the box. */
export const isOurs = (kind: GameKind): boolean => games.some((game) => game === kind)

/** Our games and those of these files, by id. */
export async function knownGames(paths: readonly string[] = []): Promise<Map<string, GameKind>> {
  const known = new Map<string, GameKind>(games.map((kind) => [kind.id, kind]))
  for (const path of paths) for (const kind of (await gamesIn(path)).all) known.set(kind.id, kind)
  return known
}

/** The game for this number of seats, the usual number unless given. */
export function seated(kind: GameKind, seats = kind.seats.usual, options: unknown = {}): Game {
  const game = build(kind, seats, options)
  if (!game.ok) throw usageError(game.error)
  return game.value
}

/** A game that asks for more than the kit offers, such as 65 cards, is reported as an error of its author. */
function build(kind: GameKind, seats: number, options: unknown): Result<Game> {
  try {
    return kind.at(seats, options)
  } catch (error) {
    throw failure(`${kind.title} cannot be set up: ${messageOf(error)}`)
  }
}

async function theGameIn(path: string): Promise<GameKind> {
  const { all, preset } = await gamesIn(path)
  if (preset !== undefined) return preset
  if (all.length === 1) return all[0]
  throw usageError(`${path} exports several games (${all.map(({ id }) => id).join(', ')}); make one the default export`)
}

async function gamesIn(path: string): Promise<{ all: GameKind[]; preset: GameKind | undefined }> {
  const file = resolve(path)
  if (!existsSync(file) || !statSync(file).isFile()) throw usageError(`there is no file ${path}`)
  resolveOurPackages()
  const module = await load(path, file)
  const all = [...new Set(Object.values(module).filter(isGameKind))]
  if (all.length === 0) throw usageError(`${path} exports no game; export what defineGame returns`)
  return { all, preset: isGameKind(module.default) ? module.default : undefined }
}

async function load(path: string, file: string): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(file).href)
  } catch (error) {
    if (process.env.BENTO_DEBUG) throw error
    throw usageError(`${path} cannot be loaded: ${messageOf(error)}`)
  }
}

/** A game file may be in any folder: where it cannot resolve our packages, it gets those of this program. */
let isHooked = false
function resolveOurPackages(): void {
  if (isHooked) return
  isHooked = true
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context)
      } catch (error) {
        if (!specifier.startsWith('@trick-bento/')) throw error
        return next(specifier, { ...context, parentURL: import.meta.url })
      }
    },
  })
}

function isGameKind(value: unknown): value is GameKind {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, at, seats } = value as Partial<GameKind>
  return typeof id === 'string' && typeof title === 'string' && typeof at === 'function' && typeof seats === 'object'
}
