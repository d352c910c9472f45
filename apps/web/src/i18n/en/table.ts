import type { Who } from '@trick-bento/words'
import { count, does, en as grammar, is, name, small, whose } from '@trick-bento/words/en'
import type { Standing } from '../../table/standing.ts'

const ordinal = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][n - 1]

export const table = {
  title: (game: string): string => `${game} · Trick Bento`,
  header: 'Game status',

  yourTurn: grammar.yourTurn,
  thinking: (who: Who): string => `${is(who)} thinking …`,
  waiting: 'Waiting for the others …',
  choose: grammar.choose.hand,

  round: (n: number): string => `Round ${n}`,
  roundOf: (n: number, most: number): string => `Round ${n} of ${most}`,
  cards: (n: number): string => count(n, 'card'),
  ofLine: (n: number, line: number): string =>
    n > line ? `${n}, more than ${line}` : `${n}, at most ${line} are safe`,
  limit: (line: number, what: string): string => `Safe up to ${line} (${small(what)})`,
  standing: ({ place, distance, isShared }: Standing): string => {
    if (isShared) return `You share place ${place}`
    return place === 1 ? `You lead by ${distance}` : `You are ${ordinal(place)}, ${distance} behind`
  },
  counter: (label: string, n: number): string => `${label}: ${n}`,
  counterOf: (label: string, n: number, most: number): string => `${label} ${n} of ${most}`,
  labelled: (label: string, text: string): string => `${label}: ${text}`,

  hand: 'Your hand',
  handOf: (who: Who): string => `${whose(who)} hand`,
  cardsInHand: (n: number): string => `${count(n, 'card')} in hand`,
  emptyHand: 'No cards left',
  faceDownCard: 'A card face down',
  faceDownCards: (n: number): string => `${count(n, 'card')} face down`,
  nothingThere: 'nothing',
  seatOf: (who: Who, total: string, cards: number): string => `${name(who)}: ${total}, ${count(cards, 'card')} in hand`,
  level: (level: string): string => `${level} bot`,
  out: 'Out of the game',

  trickArea: 'The trick',
  playedCard: (who: Who, card: string): string => `${name(who)}: ${card}`,
  playedFaceDown: (who: Who): string => `${name(who)}: a card face down`,
  playedFaceDownYours: (card: string): string => `You: ${card}, face down`,

  /** A card with the number in its corner, by the option that lists these numbers. */
  printed: {
    points: (card, n) => `${card}, ${count(n, 'point')}`,
    stars: (card, n) => `${card}, ${count(n, 'star')}`,
  } as Readonly<Record<string, (card: string, n: number) => string>>,
  playable: (card: string): string => `${card}, can be played`,
  notPlayable: (card: string, why: string): string => `${card}, not now. ${why}`,
  takable: (card: string): string => `${card}, can be taken`,
  refused: (card: string, why: string): string => `Not ${card}. ${why}.`,

  goOn: 'Go on',
  skip: 'Skip ahead',
  undo: 'Undo',
  rules: 'Rules',
  log: 'Log',
  settings: 'Settings',
  lastTrick: 'Last trick',
  /** The last one of a round begins; `what` is the name of a counter, for example "Trick". */
  lastBegins: (what: string): string => `Last ${what.toLowerCase()}!`,
  noLastTrick: 'No trick has been completed yet',

  hint: 'Hint',
  hints: { thinking: grammar.hints.thinking, failed: grammar.hints.failed },

  curtain: {
    handOver: (who: Who): string => (who.you ? 'Take the device' : `Hand the device to ${who.name}`),
    about: 'Nobody else should see the screen now.',
    show: (who: Who): string => (who.you ? 'Show my cards' : `I am ${who.name}, show my cards`),
  },
  viewOf: (who: Who): string => (who.you ? 'Your view' : `${who.name}’s view`),

  bots: {
    again: (who: Who): string => `${is(who)} thinking again after an error`,
    likeNewcomer: (who: Who): string => `${does(who, 'play')} like a newcomer from now on`,
  },
  notKept: 'This browser does not allow us to save your game; it is lost when you close the page.',
  playedElsewhere: 'This game is open in another tab, so it has stopped here.',
  playHere: 'Play here instead',
  leave: 'Leave the table',
}
