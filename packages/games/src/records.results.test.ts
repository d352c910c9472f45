import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, refuses } from '../../../tools/testing/refuses.ts'
import { games } from './index.ts'
import { damaged } from './testing/damage.ts'

// Records with results that do not follow from the rules. Each is refused with a sentence that says where and why.

// Numbers.
refuses(
  'wrong scores',
  'gummi-trick-4',
  (r) => r.rounds[0].scores[2]++,
  /^round 1, scores: the record says \[\d+,\d+,\d+,\d+\], by the rules it is \[/,
)
refuses('scores of too few seats', 'sushi-trick-4', (r) => r.rounds[3].scores.pop(), /^round 4, scores: /)
refuses(
  'wrong totals',
  'sushi-trick-4',
  (r) => r.totals[0]--,
  /^totals: the record says \[\d+,\d+,\d+,\d+\], by the rules it is \[/,
)
refuses(
  'wrong winners',
  'gudetama-4',
  (r) => (r.winners = [(r.winners[0] + 1) % 4]),
  /^winners: the record says \[\d\], by the rules it is \[\d\]$/,
)
refuses('a winner too many', 'gudetama-4', (r) => r.winners.push((r.winners[0] + 1) % 4), /^winners: /)
refuses('no winner', 'bannish-4', (r) => (r.winners = []), /^winners: the record says \[\], by the rules it is \[/)
refuses(
  'wrong stars',
  'bannish-4',
  (r) => r.rounds[1].stars![0]++,
  /^round 2, stars: the record says \[\d+,\d+,\d+,\d+\], by the rules it is \[/,
)
refuses(
  'no stars',
  'bannish-4',
  (r) => delete r.rounds[0].stars,
  /^round 1, stars: the record says nothing, by the rules it is \[/,
)
refuses(
  'a wrong trump',
  'sushi-trick-4',
  (r) => (r.rounds[1].trump = 'R'),
  'round 2, trump: the record says "R", by the rules it is "B"',
)
refuses(
  'no trump',
  'sushi-trick-4',
  (r) => delete r.rounds[0].trump,
  'round 1, trump: the record says nothing, by the rules it is "R"',
)
refuses(
  'wrong players',
  'gudetama-4',
  (r) => (r.rounds[0].players = [0, 1, 2]),
  'round 1, players: the record says [0,1,2], by the rules it is [0,1,2,3]',
)
refuses(
  'a drawn leader who did not lead',
  'gudetama-4',
  (r) => (r.rounds[0].leader = 1),
  /^round 1, move 1 \(seat 3, "\d+"\): it is the turn of seat 1$/,
)
refuses(
  'a later leader who did not lead',
  'gudetama-4',
  (r) => (r.rounds[1].leader = (r.rounds[1].leader + 1) % 4),
  /^round 2, leader: the record says \d, by the rules it is \d$/,
)
refuses(
  'a leader who does not exist',
  'gudetama-4',
  (r) => (r.rounds[0].leader = 6),
  'round 1, leader must be one of the seats 0, 1, 2, 3, not 6',
)

// Rounds.
refuses(
  'the last round missing',
  'sushi-trick-4',
  (r) => r.rounds.pop(),
  'the game is not over after round 3, but the record ends there',
)
refuses(
  'a round too many',
  'sushi-trick-4',
  (r) => r.rounds.push(r.rounds[0]),
  /^the game was over after round 4, but the record has 5/,
)
refuses('no rounds', 'bannish-4', (r) => (r.rounds = []), /^the record has no rounds$/)
refuses(
  'a first round missing',
  'sushi-trick-4',
  (r) => r.rounds.shift(),
  /^round 1, trump: the record says "B", by the rules it is "R"/,
)

refuses(
  'cards for a seat that has dropped out',
  'gudetama-7',
  (r) => (r.rounds[6].hands[0] = ['5']),
  'round 7, hands: seat 0 does not take part and must have []',
)
refuses(
  'players who have dropped out',
  'gudetama-7',
  (r) => (r.rounds[6].players = [0, 1, 3]),
  'round 7, players: the record says [0,1,3], by the rules it is [1,3]',
)

test('at most a few problems are listed, and then that there may be more', () => {
  const problems = damaged(lineOf('sushi-trick-4'), games, (r) => {
    for (const move of r.rounds[0].moves) move.legal = []
  }).split('\n')
  assert.equal(problems.length, 6)
  assert.equal(problems[5], '… and perhaps more')
})
