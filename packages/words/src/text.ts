import { type Sentence, type SentenceOf, shortened } from './sentence.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

/** How a language says each kind of sentence, without a full stop. */
export type SentenceTexts = {
  readonly [K in Sentence['kind']]: (sentence: SentenceOf<K>, vocabulary: Vocabulary) => string
}

/** A sentence in words, without a full stop. */
export function textOf(sentence: Sentence, wording: Wording): string {
  const say = wording.grammar.sentences[sentence.kind] as (sentence: Sentence, vocabulary: Vocabulary) => string
  return say(sentence, new Vocabulary(wording))
}

/** The important sentences in short, as one text for a listener who has heard some of them. */
export function announcementOf(
  sentences: readonly Sentence[],
  wording: Wording,
  isReadersTurn: boolean,
  heard: readonly Sentence[] = [],
): string {
  const { grammar } = wording
  const known = new Set(heard.map((each) => textOf(shortened(each), wording)))
  const major = sentences.filter(({ minor }) => !minor)
  const texts = (major.length > 0 ? major : sentences).map((each) => textOf(shortened(each), wording))
  const news = texts.filter((text) => !known.has(text))
  return grammar.utterance(isReadersTurn ? [...news, grammar.yourTurn] : news)
}
