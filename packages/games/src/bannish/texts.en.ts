import { declared } from '../texts/declared.ts'
import type { TextsOf } from '../texts/texts.ts'
import { bannish } from './rules.ts'
import type { screen } from './screen.ts'

export const texts: TextsOf<typeof bannish, typeof screen> = {
  ...declared(bannish),
  shortTitle: 'BANNISH!!',
  tagline: 'Second place wins, twins vanish.',
  goal: 'Second in stars scores a point; 2 points win',
  scoring: 'The second most stars earn a victory point. In a tie, the seat with the fewest cards gets it.',
  total: 'Victory points',
  card: '{suit} {rank}',
  suits: { R: 'red', B: 'blue', Y: 'yellow', G: 'green', P: 'purple' },
  zones: { prizes: 'Prizes', removed: 'Removed' },
  numbers: { chip: 'Chip', stars: 'Stars' },
  aboutZones: {
    prizes: 'Cards that this player has taken, one for each trick won; their stars count at the end of the round.',
    removed: 'Cards that vanished or were left over; they count for nobody.',
  },
  aboutNumbers: {
    chip: 'Whoever has the chip leads the next trick.',
    stars: 'The stars on this player’s prizes; at the end of the round, the cards still in hand count, too.',
  },
  aboutTotal: 'Second place in stars earns 1 victory point in each round; 2 victory points win the game.',
  aboutGoal: 'Come second in stars, not first: that earns a victory point, and 2 of them win the game.',
  phases: { play: 'Play a card', take: 'Choose your prize' },
  prompts: {
    play: { lead: 'Lead any card', free: 'Play any card', bound: 'Follow {suit}' },
  },
  moves: { play: 'Play {card}', take: 'Take {card}' },
  calls: {},
  called: {},
  options: {
    stars: {
      name: 'Stars on the cards',
      about: 'How many stars a card of each strength is worth.',
      item: 'Strength {n}',
    },
  },
  reasons: { 'follow-colour': 'Follow {suit}: {who} led it' },
  limits: {},
  outcomes: { 'second-place': { gains: 'you come second' } },
  moments: {
    bannish: { banner: 'Bannish!', log: 'Bannish! {card} and its twin vanish' },
    'second-place': { banner: 'Second place!' },
  },
}
