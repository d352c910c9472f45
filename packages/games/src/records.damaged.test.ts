import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineOf, refuses } from '../../../tools/testing/refuses.ts'
import { games } from './index.ts'
import { damaged } from './testing/damage.ts'

// Records of games that were not played by the rules. Each is refused with a sentence that says where and why.

test('the records are valid without damage', () => {
  for (const file of ['gummi-trick-4', 'bannish-4', 'gudetama-4', 'sushi-trick-4']) {
    assert.equal(
      damaged(lineOf(file), games, () => {}),
      '',
    )
  }
})

// Cards.
refuses(
  'a card twice in a hand',
  'gummi-trick-4',
  (r) => (r.rounds[0].hands[1][0] = r.rounds[0].hands[1][1]),
  /^round 1, hands of seat 1: Y10 was dealt more often than the deck has it$/,
)
refuses(
  'a card in two hands',
  'gummi-trick-4',
  (r) => (r.rounds[0].hands[2][0] = r.rounds[0].hands[1][0]),
  'round 1, hands of seat 2: G4 was dealt more often than the deck has it',
)
refuses(
  'a card more often than the deck has it',
  'bannish-4',
  (r) => (r.rounds[0].hands[0] = Array(12).fill('R1')),
  'round 1, hands of seat 0: R1 was dealt more often than the deck has it',
)
refuses(
  'a card missing',
  'sushi-trick-4',
  (r) => r.rounds[1].hands[3].pop(),
  'round 2, hands of seat 3 must be 11 cards, not 10',
)
refuses(
  'a card too many',
  'sushi-trick-4',
  (r) => r.rounds[0].hands[0].push('R1'),
  'round 1, hands of seat 0 must be 11 cards, not 12',
)
refuses(
  'a card of another deck',
  'bannish-4',
  (r) => (r.rounds[0].hands[0][0] = 'K1'),
  'round 1, hands of seat 0: there is no card "K1" in this deck',
)
refuses(
  'a hand missing',
  'bannish-4',
  (r) => r.rounds[0].hands.pop(),
  'round 1, hands must be a list for each of the 4 seats',
)
refuses(
  'a hand too many',
  'bannish-4',
  (r) => r.rounds[0].hands.push([]),
  'round 1, hands must be a list for each of the 4 seats',
)
refuses(
  'no face-down cards',
  'gummi-trick-4',
  (r) => delete r.rounds[0].faceDown,
  'round 1, faceDown must be a list for each of the 4 seats',
)
refuses(
  'face-down cards that are no list',
  'gummi-trick-4',
  (r) => (r.rounds[0].faceDown![2] = 'R1 R2 R3' as never),
  'round 1, faceDown of seat 2 must be 3 cards, not no list',
)
refuses(
  'a face-down card that is a number',
  'gummi-trick-4',
  (r) => (r.rounds[0].faceDown![2][1] = 7 as never),
  'round 1, faceDown of seat 2: there is no card 7 in this deck',
)
refuses(
  'face-down cards in another order',
  'gummi-trick-4',
  (r) => r.rounds[0].faceDown!.map((cards) => cards.reverse()),
  /^round 1, move \d+ \(seat \d, "flip"\), card: the record says "\w+", by the rules it is "\w+"/,
)
refuses(
  'no unused cards',
  'gudetama-4',
  (r) => delete r.rounds[0].unused,
  'round 1, unused must be 35 cards, not no list',
)
refuses(
  'unused cards where there are none',
  'bannish-4',
  (r) => (r.rounds[0].unused = []),
  /^round 1 has an unknown field "unused"; the fields are leader, hands, moves, scores, stars$/,
)
refuses(
  'an unknown field in a round',
  'gudetama-4',
  (r) => (r.rounds[0].weather = 'fine'),
  /^round 1 has an unknown field "weather"/,
)

// Moves.
refuses(
  'a move by a seat whose turn it is not',
  'bannish-4',
  (r) => (r.rounds[0].moves[6].seat = 0),
  /^round 1, move 7 \(seat 0, "B2"\): it is the turn of seat 3$/,
)
refuses(
  'a move by a seat that does not exist',
  'bannish-4',
  (r) => (r.rounds[0].moves[6].seat = 7),
  /^round 1, move 7 \(seat 7, "B2"\): it is the turn of seat 3$/,
)
refuses(
  'an illegal move',
  'bannish-4',
  (r) => (r.rounds[0].moves[7].move = 'Y4'),
  /^round 1, move 8 \(seat 0, "Y4"\): you must follow the led colour; allowed: B1, B3$/,
)
refuses(
  'a prize that is not in the trick',
  'bannish-4',
  (r) => (r.rounds[0].moves[4].move = 'take R1'),
  /^round 1, move 5 \(seat 2, "take R1"\): that card is not in the trick; allowed: take G2, take G4, take G5, take G6$/,
)
refuses(
  'a card that the seat does not hold',
  'sushi-trick-4',
  (r) => (r.rounds[0].moves[0].move = r.rounds[0].hands[(r.rounds[0].moves[0].seat + 1) % 4][0]),
  /^round 1, move 1 \(seat 0, "\w+"\): you do not hold that card; allowed: /,
)
refuses(
  'an unknown move',
  'gudetama-4',
  (r) => (r.rounds[0].moves[2].move = 'pass'),
  /^round 1, move 3 \(seat 1, "pass"\): there is no such move now; allowed: \d/,
)
refuses(
  'an empty move',
  'gummi-trick-4',
  (r) => (r.rounds[0].moves[1].move = ''),
  /^round 1, move 2 \(seat 2, ""\): there is no such move now; allowed: /,
)
refuses(
  'a word of another phase',
  'bannish-4',
  (r) => (r.rounds[0].moves[0].move = `take ${r.rounds[0].moves[0].move}`),
  /^round 1, move 1 \(seat 0, "take \w\d"\): there is no such move now/,
)
refuses(
  'a move after the end of the round',
  'gudetama-4',
  (r) => r.rounds[0].moves.push({ seat: 0, move: '5' }),
  'round 1, move 31 (seat 0, "5"): the round was already over',
)
refuses(
  'a move after the end of the game',
  'gummi-trick-4',
  (r) => r.rounds.at(-1)!.moves.push({ seat: 0, move: 'flip', card: 'R1' }),
  'round 1, move 49 (seat 0, "flip"): the round was already over',
)
refuses(
  'moves cut off',
  'gummi-trick-4',
  (r) => (r.rounds[0].moves.length = 30),
  /^round 1 ends after move 30, but seat \d is still to decide: \w+/,
)
refuses(
  'no moves at all',
  'sushi-trick-4',
  (r) => (r.rounds[2].moves = []),
  /^round 3 ends after move 0, but seat \d is still to decide: \w+/,
)
refuses(
  'a flip that showed another card',
  'gummi-trick-4',
  (r) => (r.rounds[0].moves.find((m) => m.move === 'flip')!.card = 'R1'),
  /^round 1, move \d+ \(seat \d, "flip"\), card: the record says "R1", by the rules it is "\w+"$/,
)
refuses(
  'a flip without its card',
  'gummi-trick-4',
  (r) => delete r.rounds[0].moves.find((m) => m.move === 'flip')!.card,
  /^round 1, move \d+ \(seat \d, "flip"\), card: the record says nothing, by the rules it is "\w+"$/,
)
refuses(
  'a card where nothing was flipped',
  'sushi-trick-4',
  (r) => (r.rounds[0].moves[0].card = 'R8'),
  /^round 1, move 1 \(seat 0, "\w+"\), card: the record says "R8", by the rules it is nothing$/,
)
refuses(
  'a legal list with a move too many',
  'gudetama-4',
  (r) => r.rounds[0].moves[1].legal!.push('99'),
  /^round 1, move 2 \(seat 0, "\d+"\), legal: the record says \[.*"99"\], by the rules it is \[/,
)
refuses(
  'a legal list with a move missing',
  'sushi-trick-4',
  (r) => r.rounds[0].moves[7].legal!.pop(),
  /^round 1, move 8 \(seat \d, "\w+"\), legal: the record says \[/,
)
refuses(
  'a legal list with a move twice',
  'sushi-trick-4',
  (r) => r.rounds[0].moves[7].legal!.push(r.rounds[0].moves[7].legal![0]),
  /^round 1, move 8 .*, legal: /,
)
