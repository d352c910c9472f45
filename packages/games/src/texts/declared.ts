import type { GameKind, ReasonOf, ScoreOf } from '@trick-bento/kit'

/** The English texts that the rules declare themselves. */
interface Declared<K extends GameKind> {
  readonly title: string
  readonly about: string
  readonly reasons: Readonly<Record<ReasonOf<K>, string>>
  readonly scores: Readonly<Record<ScoreOf<K>, string>>
}

/** The English texts that a game declares in its rules, with reasons as whole sentences. */
export function declared<K extends GameKind>({ title, about, reasons, scores }: K): Declared<K> {
  const sentences = Object.entries(reasons).map(([code, text]) => [code, text.charAt(0).toUpperCase() + text.slice(1)])
  return { title, about, reasons: Object.fromEntries(sentences), scores } as Declared<K>
}
