import type { BestMoment } from './best-moment.ts'
import type { Chapter } from './narrator.ts'
import type { Sentence } from './sentence.ts'
import { textOf } from './text.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Wording } from './wording.ts'

interface MomentWords {
  /** Where it was, and what it brought: `Trick 9: +4`. */
  readonly title: string
  readonly sentence: string
}

/** Puts the best moment of a game into words. */
export function momentWords(best: BestMoment, chapters: readonly Chapter[], wording: Wording): MomentWords {
  const { grammar } = wording
  const w = grammar.moments
  const v = new Vocabulary(wording)
  const sentence = (what: Sentence): string => grammar.utterance([textOf(what, wording)])
  const told = toldIn(chapters, best)
  const where = whereOf(best, chapters, wording)
  switch (best.kind) {
    case 'gain': {
      const { seat, points } = best
      const gains = told.filter((each) => isGain(each, best))
      const about = gains.find(({ kind }) => kind.startsWith('moment-')) ??
        gains[0] ?? { kind: 'scores', seat, points: [{ points }] }
      return { title: w.heading(where, grammar.signed(points)), sentence: sentence(withoutPoints(about)) }
    }
    case 'win': {
      const about = told.find((each) => isGain(each, best)) ?? { kind: 'takes-trick', seat: best.seat, points: [] }
      return { title: where, sentence: sentence(withoutPoints(about)) }
    }
    case 'move': {
      const { moment, cards } = best
      return { title: where, sentence: sentence({ kind: 'moment-moves', moment, card: cards[0] }) }
    }
    case 'round': {
      const { moment, seat, points } = best
      return {
        title: w.heading(w.round(best.round), grammar.signed(points)),
        sentence: sentence({ kind: 'moment-scores', moment, points: [{ seat, points }] }),
      }
    }
    case 'escape': {
      const { seat, other, points, otherPoints, cards } = best
      const text =
        points === 0
          ? w.escaped(v.who(other), otherPoints, v.who(seat), v.card(cards[0]))
          : w.scoredLess(v.who(other), otherPoints, v.who(seat), points)
      return { title: w.heading(where, w.avoided(otherPoints - points)), sentence: grammar.utterance([text]) }
    }
  }
}

function whereOf({ round, trick }: BestMoment, chapters: readonly Chapter[], { grammar }: Wording): string {
  const isOnlyRound = chapters.every((chapter) => chapter.round === 1)
  return isOnlyRound ? grammar.moments.trick(trick) : grammar.moments.trickOfRound(round, trick)
}

const toldIn = (chapters: readonly Chapter[], { round, trick }: BestMoment): Sentence[] =>
  chapters.flatMap((chapter) => (chapter.round === round && chapter.tricks + 1 === trick ? chapter.sentences : []))

function isGain(sentence: Sentence, { seat }: BestMoment): boolean {
  switch (sentence.kind) {
    case 'moment-robs':
    case 'takes':
    case 'wins-trick':
    case 'takes-trick':
      return sentence.seat === seat
    case 'moment-scores':
      return sentence.points.some((each) => each.seat === seat && each.points > 0)
    default:
      return false
  }
}

/** The heading has the points already. */
const withoutPoints = (sentence: Sentence): Sentence =>
  sentence.kind === 'takes' || sentence.kind === 'wins-trick' || sentence.kind === 'takes-trick'
    ? { ...sentence, points: [] }
    : sentence
