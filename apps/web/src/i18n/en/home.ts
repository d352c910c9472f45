import { count } from '@trick-bento/words/en'

export const home = {
  title: 'Trick Bento: small trick-taking card games',
  tagline: 'Small trick-taking games, each with a twist. Sit down and play right away.',
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
  continueGame: (title: string): string => `Continue ${title}`,

  players: (least: number, most: number): string =>
    least === most ? count(least, 'player') : `${least}–${most} players`,
  minutes: (n: number): string => `about ${n} minutes`,
}
