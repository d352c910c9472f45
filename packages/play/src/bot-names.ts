import { LEVELS, type LevelName } from '@trick-bento/bots'

/** The names of bots by level, as they are stored, each with its spelling in Japanese. */
const SPELLINGS = {
  newcomer: {
    Mochi: 'モチ',
    Pip: 'ピップ',
    Clover: 'クローバー',
    Button: 'ボタン',
    Noodle: 'ヌードル',
    Fern: 'ファーン',
    Biscuit: 'ビスケット',
  },
  casual: {
    Hana: 'ハナ',
    Otis: 'オーティス',
    Juno: 'ジュノ',
    Remy: 'レミー',
    Suki: 'スーキ',
    Bram: 'ブラム',
    Lotte: 'ロッテ',
  },
  steady: {
    Greta: 'グレタ',
    Kenji: 'ケンジ',
    Ines: 'イネス',
    Marlow: 'マーロウ',
    Yuki: 'ユキ',
    Tomas: 'トマス',
    Edda: 'エッダ',
  },
  strong: {
    Sora: 'ソラ',
    Linnea: 'リネア',
    Ravi: 'ラヴィ',
    Octavia: 'オクタヴィア',
    Dmitri: 'ドミトリ',
    Asha: 'アーシャ',
    Piet: 'ピート',
  },
  expert: {
    Midori: 'ミドリ',
    Anselm: 'アンゼルム',
    Zora: 'ゾラ',
    Takumi: 'タクミ',
    Beatrix: 'ベアトリクス',
    Ruben: 'ルーベン',
    Noor: 'ヌール',
  },
} satisfies Record<LevelName, Record<string, string>>

/** Names for the bots of each level, as they are stored. */
export const BOT_NAMES: Readonly<Record<LevelName, readonly string[]>> = {
  newcomer: Object.keys(SPELLINGS.newcomer),
  casual: Object.keys(SPELLINGS.casual),
  steady: Object.keys(SPELLINGS.steady),
  strong: Object.keys(SPELLINGS.strong),
  expert: Object.keys(SPELLINGS.expert),
}

const IN_JAPANESE: ReadonlyMap<string, string> = new Map(
  Object.values(SPELLINGS).flatMap((names) => Object.entries(names)),
)

const STORED: ReadonlyMap<string, string> = new Map(Array.from(IN_JAPANESE, ([name, shown]) => [shown, name]))

/** A bot's name as readers of a language see it. Records, tables and messages keep the stored name. */
export const shownBotName = (name: string, language: string): string =>
  language === 'ja' ? (IN_JAPANESE.get(name) ?? name) : name

/** The stored name of a bot that readers of any language see like this; another name stays. */
export const storedBotName = (shown: string): string => STORED.get(shown) ?? shown

/**
 * A name for a bot of each of these levels. All differ from each other and from those that are taken, in any case and in
 * every language.
 */
export function botNames(levels: readonly LevelName[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return levels.map((level) => {
    const candidates = [...BOT_NAMES[level], ...LEVELS.flatMap(({ name }) => BOT_NAMES[name])]
    const name = candidates.find((each) => !used.has(each.toLowerCase()) && !used.has(IN_JAPANESE.get(each)!))!
    used.add(name.toLowerCase())
    return name
  })
}
