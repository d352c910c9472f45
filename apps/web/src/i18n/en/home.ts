import type { Who } from '@trick-bento/words'
import { count, does, whose } from '@trick-bento/words/en'

export const home = {
  title: 'Trick Bento: small trick-taking card games',
  tagline: 'Small trick-taking games, each with a twist.',
  games: 'Games',
  play: 'Play',
  playGame: (title: string): string => `Play ${title}`,
  learn: 'Learn',
  learnGame: (title: string): string => `Learn ${title}`,
  rulesOf: (title: string): string => `Rules of ${title}`,
  watch: 'Watch',
  watchGame: (title: string): string => `Watch bots play ${title}`,
  replays: 'Watch a replay',
  settings: 'Settings',

  continue: 'Continue',
  inProgress: 'Games in progress',
  turn: (who: Who): string => `${whose(who)} turn`,
  roundIsOver: (n: number): string => `Round ${n} is over`,
  gameIsOver: 'The game is over',
  leads: (who: Who, by: number): string => `${does(who, 'lead')} by ${by}`,

  newcomer: 'New to trick-taking games?',
  newcomerAbout: 'Learn what a trick is at a real table, in two minutes.',
  firstLesson: 'Start learning',

  players: (least: number, most: number): string =>
    least === most ? count(least, 'player') : `${least}–${most} players`,
  /** The same for narrow places. */
  playersShort: (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`),
  minutes: (n: number): string => `${n} min`,
}
