import type { Who } from '../who.ts'
import { count, does, doTogether, is, listed, name, signed, small, whom } from './grammar.ts'

/** Sentences of the log, each without its full stop. */
export const log = {
  roundBegins: (round: number): string => `Round ${round} begins`,
  trumpIs: (suit: string): string => `Trump is ${suit}`,
  dealt: (parts: readonly string[]): string => `Dealt: ${listed(parts)}`,
  dealtHand: (n: number, each: boolean): string => `${count(n, 'card')}${each ? ' each' : ''}`,
  dealtZone: (zone: string, n: number, each: boolean): string => `${n} ${small(zone)}${each ? ' each' : ''}`,
  dropsOut: (everybody: readonly Who[]): string => `${doTogether(everybody, 'drop')} out`,
  goOn: (everybody: readonly Who[]): string => `${doTogether(everybody, 'go')} on`,

  has: (who: Who, card: string): string => `${does(who, 'have')} ${card}`,
  hasAndLeads: (who: Who, card: string): string => `${does(who, 'have')} ${card} and ${who.you ? 'lead' : 'leads'}`,
  nobodyHas: (card: string): string => `Nobody has ${card}`,
  leads: (who: Who): string => does(who, 'lead'),
  leadsNext: (who: Who): string => `${does(who, 'lead')} the next trick`,

  plays: (who: Who, card: string): string => `${does(who, 'play')} ${card}`,
  playsFrom: (who: Who, card: string, zone: string): string => `${does(who, 'play')} ${card} (${small(zone)})`,
  covers: (who: Who, card: string): string => `${does(who, 'play')} ${card} face down`,
  coversTrump: (who: Who): string => `${does(who, 'play')} a trump face down`,
  coversSuit: (who: Who, suit: string): string => `${does(who, 'play')} a ${suit} card face down`,
  coversCard: (who: Who): string => `${does(who, 'play')} a card face down`,
  chooses: (who: Who, choice: string): string => `${does(who, 'choose')}: ${choice}`,
  decides: (who: Who): string => `${is(who)} done`,
  revealed: (cards: readonly string[]): string => `Turned over: ${cards.join(', ')}`,
  cardOf: (who: Who, card: string): string => `${name(who)} ${card}`,

  winsTrick: (who: Who, card: string): string => `${does(who, 'win')} the trick with ${card}`,
  takesTrick: (who: Who): string => `${does(who, 'take')} the trick`,
  takes: (who: Who, cards: string): string => `${does(who, 'take')} ${cards}`,
  takesAlsoHidden: (who: Who, cards: string, hidden: string): string =>
    `${does(who, 'take')} ${cards}, and ${hidden} face down`,
  nobodyWins: 'Nobody wins the trick',
  mayChoose: (who: Who): string => `${does(who, 'win')} the trick and ${who.you ? 'choose' : 'chooses'} a card`,
  twinsVanish: (cry: string, card: string): string => `${cry} ${card} and its twin vanish`,
  leaves: (cards: string, zone: string): string => `${zone}: ${cards}`,
  gives: (giver: Who, taker: Who, cards: string): string => `${does(giver, 'give')} ${whom(taker)} ${cards}`,
  gets: (who: Who, cards: string): string => `${does(who, 'get')} ${cards}`,
  putsAside: (who: Who, cards: string, zone: string): string => `${does(who, 'put')} ${cards} aside (${small(zone)})`,
  stillHolds: (who: Who, cards: string): string => `${does(who, 'have')} cards left: ${cards}`,
  unknownCards: (n: number): string => (n === 1 ? 'a card' : `${n} cards`),
  badgeGoes: (label: string, who: Who): string => `The ${small(label)} goes to ${whom(who)}`,

  withPoints: (sentence: string, points: readonly string[]): string => `${sentence} (${points.join(', ')})`,
  pointsFor: (points: number, why: string): string => `${signed(points)} for ${small(why)}`,
  pointsOf: (who: Who, points: number): string => `${name(who)} ${signed(points)}`,
  scores: (who: Who, points: readonly string[]): string => `${name(who)}: ${points.join(', ')}`,
  counted: (why: string, points: readonly string[]): string => `${why}: ${points.join(', ')}`,
  cried: (cry: string, points: readonly string[]): string => `${cry} ${points.join(', ')}`,
  robs: (cry: string, taker: Who, payer: Who, points: number): string =>
    `${cry} ${does(taker, 'take')} ${count(points, 'point')} from ${whom(payer)}`,

  roundOver: (round: number, points: readonly string[]): string => `Round ${round} is over: ${points.join(', ')}`,
  gameOver: 'The game is over',
  wins: (winners: readonly Who[]): string => `${doTogether(winners, 'win')} the game`,
}
