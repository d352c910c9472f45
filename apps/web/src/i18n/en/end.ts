import type { Who } from '@trick-bento/words'
import { capital, count, doTogether, en as grammar, listed, whom } from '@trick-bento/words/en'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const SUFFIXES = ['st', 'nd', 'rd']
const place = (n: number): string => `${n}${SUFFIXES[n - 1] ?? 'th'}`
const everyone = (who: readonly Who[]): string => listed(who.map(whom))

export const end = {
  roundOver: (round: number): string => `Round ${round} is over`,
  gameOver: 'The game is over',
  wins: grammar.wins,
  winsWith: grammar.winsWith,

  /** `Ines wins, you come second`. */
  winsAndYou: (winners: readonly Who[], ownPlace: number): string =>
    `${doTogether(winners, 'win')}, you come ${ORDINALS[ownPlace - 1] ?? place(ownPlace)}`,
  place,
  /** A place that several seats share. */
  sharedPlace: (n: number, others: readonly Who[]): string => `${place(n)} together with ${everyone(others)}`,
  behind: (points: number, others: readonly Who[]): string => `${count(points, 'point')} behind ${everyone(others)}`,
  ahead: (points: number, others: readonly Who[]): string => `${count(points, 'point')} ahead of ${everyone(others)}`,
  level: (others: readonly Who[]): string => `as many points as ${everyone(others)}; the rule for ties decides`,
  each: (points: number): string => `${count(points, 'point')} each`,
  /** Parts of one line: `2nd, 3 points behind Ines`. */
  joined: (parts: readonly string[]): string => capital(parts.join(', ')),

  bestMoment: { own: 'Your best moment', game: 'Best moment of the game' },
  howScored: 'How the scores came about',
  rankOf: (value: number, rank: number): string => `${value} (${place(rank)})`,
  cardCount: (n: number): string => count(n, 'card'),
  leftInHand: 'Left in hand',
  inTrick: (trick: number): string => `Trick ${trick}`,
  out: 'Not in this round',
  more: 'More',
  sharePicture: 'Share a picture',
  pictureFailed: 'The picture could not be drawn.',
  pictureTitle: (game: string, winners: string): string => `${game}: ${winners}`,
  result: 'Result',
  before: 'Before',
  /** The points with which everybody starts. */
  start: 'Start',
  total: grammar.total,
  times: (n: number): string => `×\u00a0${n}`,
  roundByRound: 'Round by round',

  nextRound: 'Next round',
  rematch: 'Rematch',
  sameDeal: 'The same deal again',
  otherTable: 'Change the table',
  otherGame: 'Another game',
  backToTable: 'Look at the table',
  replay: 'Watch the replay',
  share: 'Share the game',
  shareTitle: (game: string): string => `A game of ${game}`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Here is the link:',
  tooLongToShare: 'This game is too long for a link. Download its record instead.',
  download: 'Download the record',
  challenge: 'Send this deal to a friend',
}
