import type { Who } from '@trick-bento/words'
import { count, listed, minus, name, signed, whom } from '@trick-bento/words/en'

export const common = {
  appName: 'Trick Bento',
  unofficial:
    'An unofficial fan project, not affiliated with the publishers or authors of these games. Rules in our own words, drawings of our own.',

  goOn: 'Go on',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  home: 'Home',
  toHome: 'To the start page',
  ok: 'OK',
  on: 'On',
  done: 'Done',
  delete: 'Delete',
  tryAgain: 'Try again',
  reload: 'Load the page again',
  more: 'More',
  menu: 'Menu',
  skipToContent: 'Skip to the content',
  navigation: 'Pages',

  loading: 'One moment …',
  newVersion: 'A new version is ready.',
  update: 'Use it now',

  you: 'You',
  name: (who: Who): string => name(who),
  whom: (who: Who): string => whom(who),
  everybody: 'Everybody',
  seat: (n: number): string => `Seat ${n}`,
  seats: (n: number): string => count(n, 'seat'),
  players: (n: number): string => count(n, 'player'),
  points: (n: number): string => count(n, 'point'),
  cards: (n: number): string => count(n, 'card'),
  tricks: (n: number): string => count(n, 'trick'),
  rounds: (n: number): string => count(n, 'round'),

  /** A card of a game that brings no texts of its own. */
  cardPattern: '{suit} {rank}',
  /** What one does with a card where a game says nothing else. */
  movePattern: 'Play {card}',
  quoted: (text: string): string => `“${text}”`,
  number: (n: number): string => minus(n),
  signed: (n: number): string => signed(n),
  listed: (items: readonly string[]): string => listed(items),
  /** Between short facts on one line. */
  between: ' · ',
  /** Several sentences in one breath; each comes without its full stop. */
  sentences: (lines: readonly string[]): string =>
    lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(' '),
}
