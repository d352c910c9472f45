import type { Who } from '@trick-bento/words'
import { doTogether, listed, minus } from '@trick-bento/words/en'

export const end = {
  roundOver: (round: number): string => `Round ${round} is over`,
  gameOver: 'The game is over',
  wins: (winners: readonly Who[]): string => `${doTogether(winners, 'win')}!`,
  winsWith: (winners: readonly Who[], totals: readonly number[]): string => {
    const different = [...new Set(totals)]
    const points = `${listed(different.map(minus))} ${different.at(-1) === 1 ? 'point' : 'points'}`
    return `${doTogether(winners, 'win')} with ${points}${winners.length > 1 && different.length === 1 ? ' each' : ''}`
  },

  howScored: 'How the score came about',
  result: 'Result',
  before: 'Before',
  total: 'Total',
  bestHighest: 'The most points win',
  bestLowest: 'The fewest points win',
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
