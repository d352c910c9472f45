import { count } from '@trick-bento/words/en'

export const history = {
  title: 'My games',
  nothing:
    'Nothing here yet. When you finish a game at an online table, it appears here with the change of your rating.',
  noServer: 'The server cannot be reached right now. Your games are safe there; try again later.',
  unreadable: 'The server’s answer about this game cannot be read, so its deal is not verified.',

  statistics: 'Your results so far',
  notRated: 'Not rated yet',
  provisional: 'provisional',
  course: (from: number, to: number, games: number): string =>
    `Your rating over ${count(games, 'game')}: from ${from} to ${to}`,
  seats: 'Seats',
  games: 'Games',
  wins: 'Wins',
  averagePlace: 'Average place',

  lastGames: 'Finished games',
  more: 'Show more',
  series: 'This table and its rematches',
  place: (place: number, of: number): string => `Place ${place} of ${of}`,
  placeShort: (place: number): string => `${place}.`,
  notYours: 'A bot made more decisions at your seat than you did, so this game does not count for you.',

  opponents: 'Played with',
  who: 'Who',
  bots: (level: { readonly name: string }): string => `Bots: ${level.name}`,
  ahead: 'You ahead',
  behind: 'You behind',

  ratings: 'Ratings',
  ratingsAbout:
    'Bots and you. The number after ± says how unsure it still is; it shrinks with every game. Nobody else sees your rating, and you see nobody else’s.',

  verify: 'Check the deal',
  verifyAbout: 'All of this was computed on your device, without trusting the server.',
  downloadProof: 'Download the proof',
  right: 'Everything is correct: nobody chose these cards.',
  fits: 'The parts fit together. But this device did not see the seal before the first card, so they could have been made to fit afterwards.',
  wrong:
    'Something is wrong with this game. The list below shows what it is; download the proof and show it to others.',
  broughtAlong: (rounds: number): string =>
    `This game was started on the host’s device, which dealt the first ${count(rounds, 'round')}.`,
  steps: {
    seal: {
      right: 'The seal is the one that this device saw before the first card.',
      wrong: 'The seal is not the one that this device saw before the first card.',
      unknown: 'This device did not see the seal before the first card.',
    },
    secret: {
      right: 'The server’s secret matches the seal.',
      wrong: 'The server’s secret does not match the seal.',
      unknown: 'The server did not reveal its secret.',
    },
    value: {
      right: 'The value that your device contributed is included.',
      wrong: 'The value that your device contributed has been replaced.',
      unknown: 'This device contributed no value to the deal.',
    },
    rules: {
      right: 'Every move was legal, and every score is correct.',
      wrong: 'A move or a score is against the rules.',
      unknown: 'There are no moves to check.',
    },
    deal: {
      right: 'The cards of every round follow from the secret and everybody’s values.',
      wrong: 'The cards do not follow from the secret and everybody’s values.',
      unknown: 'There is no deal to check.',
    },
    account: {
      right: 'It is the game that this device saw: the same cards were dealt and played.',
      wrong: 'It is not the game that this device saw: other cards were dealt or played.',
      unknown: 'This device did not see the whole game.',
    },
  },
}
