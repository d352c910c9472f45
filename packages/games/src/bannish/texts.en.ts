import type { GameTexts } from '../texts/texts.ts'

export const bannish: GameTexts = {
  title: 'BANNISH!!',
  shortTitle: 'BANNISH!!',
  about: 'Second place wins the round, and two identical cards wipe each other out.',
  goal: 'Second place in stars earns a victory point; two of them win',
  total: 'Victory points',
  card: '{suit} {rank}',
  suits: { R: 'red', B: 'blue', Y: 'yellow', G: 'green', P: 'purple' },
  zones: { prizes: 'Prizes', removed: 'Removed' },
  numbers: { chip: 'Chip', stars: 'Stars' },
  phases: { play: 'Play a card', take: 'Choose your prize' },
  moves: { play: 'Play {card}', take: 'Take {card}' },
  calls: {},
  called: {},
  options: {
    stars: {
      name: 'Stars of the cards',
      about: 'How many stars a card of each strength brings.',
      item: 'Strength {n}',
    },
  },
  reasons: { 'follow-colour': 'You must follow the led colour' },
  scores: { 'second-place': 'Second place' },
  moments: { bannish: 'Bannish!', 'second-place': 'Second place!' },
}
