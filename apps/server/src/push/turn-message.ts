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

/** A push message. It contains neither cards nor names. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly language: Language
}

/** The message that it is the receiver's turn, in the wanted language if it is known. */
export function turnMessage(table: string, game: string, wanted: string): PushMessage {
  const language = LANGUAGES.find((each) => each === wanted) ?? 'en'
  const title = GAMES[language][game]?.shortTitle ?? game
  return { title: 'Trick Bento', body: YOUR_TURN[language](title), path: `/t/${table}`, language }
}
