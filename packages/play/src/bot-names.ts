import { LEVELS, type LevelName } from '@trick-bento/bots'

/** Names for the bots of each level. */
export const BOT_NAMES: Readonly<Record<LevelName, readonly string[]>> = {
  newcomer: ['Mochi', 'Pip', 'Clover', 'Button', 'Noodle', 'Fern', 'Biscuit'],
  casual: ['Hana', 'Otis', 'Juno', 'Remy', 'Suki', 'Bram', 'Lotte'],
  steady: ['Greta', 'Kenji', 'Ines', 'Marlow', 'Yuki', 'Tomas', 'Edda'],
  strong: ['Sora', 'Linnea', 'Ravi', 'Octavia', 'Dmitri', 'Asha', 'Piet'],
  expert: ['Midori', 'Anselm', 'Zora', 'Takumi', 'Beatrix', 'Ruben', 'Noor'],
}

/** A name for a bot of each of these levels. All differ from each other and from those that are taken, in any case. */
export function botNames(levels: readonly LevelName[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return levels.map((level) => {
    const candidates = [...BOT_NAMES[level], ...LEVELS.flatMap(({ name }) => BOT_NAMES[name])]
    const name = candidates.find((each) => !used.has(each.toLowerCase()))!
    used.add(name.toLowerCase())
    return name
  })
}
