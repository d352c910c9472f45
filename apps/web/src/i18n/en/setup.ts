import { count, en as grammar } from '@trick-bento/words/en'

export const setup = {
  title: (game: string): string => `A table for ${game}`,
  seats: 'Players',

  whoSitsWhere: 'Who sits where',
  sitterOf: (n: number): string => `Who sits at seat ${n}`,
  you: 'You',
  friend: 'A friend on this device',
  botOf: (level: string): string => `Bot: ${level}`,
  level: 'Level',
  botLevel: 'Level of the bots',
  mixedLevels: 'Each bot has its own level.',
  eachDifferent: 'Each one different',
  eachDifferentAbout: 'A level for each bot, or friends on this device.',
  levels: grammar.levels,
  fairBots: 'Bots know only what their seat may know.',
  passAndPlay: 'With friends on this device, the cards are covered between turns while you hand it on.',
  onlyBots: 'Only bots play here: sit back and watch.',
  yourName: 'Your name',
  yourNameAbout: 'Leave it empty to be just “You”.',
  friendName: (n: number): string => `Name of your friend at seat ${n}`,
  friendPreset: (n: number): string => `Friend ${n}`,

  options: 'Options',
  asUsual: 'as usual',
  changed: (name: string, value: string): string => `${name}: ${value}`,
  toPreset: 'Reset to default',
  house: 'House value',
  houseAbout:
    'This is printed only on the cards, and we could not find it, so we chose a value. If you own the game, enter the numbers of your copy.',
  item: (n: number): string => `No. ${n}`,

  seed: 'Deal',
  seedAbout: 'The same word deals the same cards again. Leave it empty for a new deal.',
  seedPlaceholder: 'a new deal',

  start: 'Start',
  startNew: 'Start a new game',
  discards: 'A new game discards the one in progress.',

  errors: {
    oneOf: 'Please choose one of these.',
    whole: (least: number, most: number): string => `A whole number from ${least} to ${most}, please.`,
    wholes: (length: number, least: number, most: number): string =>
      `${count(length, 'whole number')} from ${least} to ${most}, please.`,
    together: 'These values do not work together.',
    fixFirst: 'Please correct the marked fields first.',
  },
}
