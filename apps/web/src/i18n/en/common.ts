import { count, en as grammar } from '@trick-bento/words/en'

export const common = {
  appName: 'Trick Bento',
  unofficial:
    'An unofficial fan project, not affiliated with the publishers or authors of these games. The rules are in our own words, and the drawings are ours.',

  goOn: 'Go on',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  home: 'Home',
  toHome: 'To the start page',
  ok: 'OK',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  skipToContent: 'Skip to content',
  navigation: 'Pages',

  loading: 'One moment …',
  newVersion: 'A new version is ready.',
  update: 'Use it now',

  you: 'You',
  name: grammar.name,
  seats: (n: number): string => count(n, 'seat'),
  points: grammar.points,

  number: grammar.number,
  signed: grammar.signed,
  listed: grammar.listed,
  /** Between short facts on one line. */
  between: ' · ',
  /** Several sentences as one text; each comes without its full stop. */
  sentences: grammar.utterance,
}
