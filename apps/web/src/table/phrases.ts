import type { GameTexts } from '@trick-bento/games/texts'
import { type Card, type Game, type Move, type ReadyPhase, type Seat, UNSEEN } from '@trick-bento/kit'
import {
  cardName,
  type Grammar,
  moveLabel,
  Narrator,
  People,
  promptWords,
  type RefusedMove,
  reasonWords,
  type Who,
  type Wording,
} from '@trick-bento/words'
import type { Dictionary } from '../i18n/dictionary.ts'
import { gameTexts } from '../i18n/game-texts.ts'
import { words } from '../i18n/index.ts'
import type { Ask } from '../session/ask.ts'
import type { TrickSpot } from './picture.ts'
import { printedName, printedOn } from './printed.ts'
import type { Viewer } from './stage.ts'

/** Texts about the people, cards and moves of one table, in the current language. */
export class Phrases implements Wording {
  readonly game: Game
  readonly w: Dictionary
  readonly grammar: Grammar
  readonly texts: GameTexts
  readonly people: People

  constructor(game: Game, names: readonly string[], you: Seat | -1) {
    this.game = game
    this.w = words.value
    this.grammar = this.w.grammar
    this.texts = gameTexts(game.kind)
    this.people = you < 0 ? People.ofRecord(names) : new People(names, you)
  }

  who(seat: Seat): Who {
    return this.people.who(seat)
  }
  name(seat: Seat): string {
    return this.w.common.name(this.who(seat))
  }
  /** The name as a label, outside a sentence. */
  plate(seat: Seat): string {
    const who = this.who(seat)
    return who.you ? this.w.common.name(who) : who.name
  }
  card(card: Card): string {
    return card === UNSEEN ? this.w.table.faceDownCard : cardName(this.game, card, this.texts)
  }
  /** A card with the number printed in its corner. */
  face(card: Card): string {
    const name = this.card(card)
    const printed = card === UNSEEN ? undefined : printedOn(this.game, card)
    if (printed === undefined) return name
    const text = this.w.table.printed[printedName(this.game)!]
    return text === undefined ? `${name}, ${printed}` : text(name, printed)
  }
  narrator(viewer: Viewer): Narrator {
    return new Narrator(this, viewer === 'all' ? 'sees all' : viewer)
  }
  move(phase: ReadyPhase, move: Move): string {
    return moveLabel(this, phase, move)
  }
  /** Why a move is not allowed; it names the card that binds. */
  reason(why: RefusedMove): string {
    return reasonWords(this, why)
  }
  /** What the player can do now. */
  prompt({ table, seat }: Ask): string {
    return promptWords(this, table, seat)
  }
  /** A card of the trick and the seat that played it. */
  played({ seat, card, covered }: Pick<TrickSpot, 'seat' | 'card' | 'covered'>): string {
    const w = this.w.table
    if (!covered) return w.playedCard(this.who(seat), this.card(card))
    const isOwn = seat === this.people.you && card !== UNSEEN
    return isOwn ? w.playedFaceDownYours(this.card(card)) : w.playedFaceDown(this.who(seat))
  }
}
