import { type GameTexts, loadTexts } from '@trick-bento/games/texts'
import { LANGUAGES, type Language } from '@trick-bento/protocol/constants'

const GAMES: Readonly<Record<Language, Readonly<Record<string, GameTexts>>>> = {
  en: await loadTexts('en'),
  ja: await loadTexts('ja'),
}
const YOUR_TURN: Readonly<Record<Language, (game: string) => string>> = {
  en: (game) => `It is your turn at ${game}.`,
  ja: (game) => `「${game}」であなたの番です。`,
}

/** What a device is told: where, and that it is somebody's turn. No card, and nobody's name. */
export interface Message {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly language: Language
}

export function yourTurn(table: string, game: string, wanted: string): Message {
  const language = LANGUAGES.find((each) => each === wanted) ?? 'en'
  const title = GAMES[language][game]?.shortTitle ?? game
  return { title: 'Trick Bento', body: YOUR_TURN[language](title), path: `/t/${table}`, language }
}
