import { type Card, type Seat, type Suit, UNSEEN } from '@trick-bento/kit'
import { cardName } from './card-name.ts'
import { scoreText } from './score-text.ts'
import type { CallSentence } from './sentence.ts'
import { fill } from './strings.ts'
import type { Who } from './who.ts'
import type { Wording } from './wording.ts'

/** What a grammar needs to name the things of a sentence. */
export class Vocabulary {
  private readonly wording: Wording

  constructor(wording: Wording) {
    this.wording = wording
  }

  who(seat: Seat): Who {
    return this.wording.people.who(seat)
  }
  /** A name as a label beside a card or a number: `You`, `Hana`. */
  label(seat: Seat): string {
    const who = this.who(seat)
    return who.you ? this.wording.grammar.name(who) : who.name
  }
  everyone(seats: readonly Seat[]): Who[] {
    return this.wording.people.all(seats)
  }

  card(card: Card): string {
    const { cardStyle, game, texts } = this.wording
    return cardStyle?.one(card) ?? cardName(game, card, texts)
  }
  /** Several cards; those unseen are counted. */
  cards(cards: readonly Card[]): string {
    const { cardStyle, grammar } = this.wording
    const seen = cards.filter((card) => card !== UNSEEN)
    const named = cardStyle !== undefined && seen.length > 1 ? [cardStyle.several(seen)] : seen.map((c) => this.card(c))
    const unseen = cards.length - seen.length
    return grammar.listed(unseen > 0 ? [...named, grammar.unknownCards(unseen)] : named)
  }

  /** In a sentence: `red`. */
  suit({ letter, name }: Suit): string {
    return this.wording.texts.suits[letter] ?? name
  }
  /** As a heading: `Face down`. */
  zone(zone: string): string {
    const { texts, grammar } = this.wording
    return texts.zones[zone] ?? (grammar.zones as Readonly<Record<string, string>>)[zone] ?? zone
  }
  /** As a heading: `Chip`. */
  number(name: string): string {
    return this.wording.texts.numbers[name] ?? name
  }
  /** As a heading: `Cards face up`. */
  score(why: string): string {
    return scoreText(this.wording.texts, why)
  }
  /** As an exclamation: `Reversal!` */
  moment(code: string): string {
    return this.wording.texts.moments[code]?.banner ?? code
  }
  /** The game's own sentence about cards that move together. */
  movedMoment(code: string, card: Card): string {
    return fill(this.wording.texts.moments[code]?.log ?? this.moment(code), { card: this.card(card) })
  }

  /** The game's own sentence about a call; undefined if it has none. */
  called({ seat, call, named, card }: CallSentence): string | undefined {
    const { grammar, texts } = this.wording
    const text = texts.called[call]
    if (text === undefined) return undefined
    const who = this.who(seat)
    return fill(who.you ? text.you : text.other, {
      who: grammar.name(who),
      name: named === undefined ? '' : grammar.whom(this.who(named)),
      card: card === undefined ? '' : this.card(card),
    })
  }
  /** A call as the label of a choice, with the card that it brought into the trick. */
  choice({ call, written, named, card }: CallSentence): string {
    const { grammar, texts } = this.wording
    const name = named === undefined ? '' : grammar.whom(this.who(named))
    const label = fill(texts.calls[call] ?? written, { name })
    return card === undefined ? label : grammar.listed([label, this.card(card)])
  }
}
