import { findLevel, LEVELS, type LevelName } from '@trick-bento/bots'

/** Names for bots of these levels, none of them twice and none of those that are taken. */
export function botNames(levels: readonly LevelName[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return levels.map((level) => {
    const candidates = [...findLevel(level)!.people, ...LEVELS.flatMap(({ people }) => people)]
    const name = candidates.find((each) => !used.has(each.toLowerCase()))!
    used.add(name.toLowerCase())
    return name
  })
}
