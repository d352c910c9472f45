import { en as grammar } from '@trick-bento/words/en'

export const end = {
  roundOver: (round: number): string => `Round ${round} is over`,
  gameOver: 'The game is over',
  wins: grammar.wins,
  winsWith: grammar.winsWith,

  howScored: 'Score breakdown',
  result: 'Result',
  before: 'Before',
  total: grammar.total,
  bestHighest: grammar.goals.highest,
  bestLowest: grammar.goals.lowest,
  times: (n: number): string => `×\u00a0${n}`,
  roundByRound: 'Round by round',

  nextRound: 'Next round',
  rematch: 'Rematch',
  sameDeal: 'The same deal again',
  otherTable: 'Change the table',
  otherGame: 'Another game',
  backToTable: 'Look at the table',
  replay: 'Watch the replay',
  share: 'Share',
  shareTitle: (game: string): string => `A game of ${game}`,
  copyLink: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Here is the link:',
  tooLongToShare: 'This game is too long for a link. Download its record instead.',
  download: 'Download the record',
  challenge: 'Send this deal to a friend',
}
