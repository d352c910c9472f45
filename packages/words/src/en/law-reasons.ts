import type { LawCode } from '@trick-bento/kit'

/** Why the kit itself does not allow a move, by its code. */
export const law: Readonly<Record<LawCode, string>> = {
  'no-such-seat': 'There is no such seat',
  'round-over': 'The round is over',
  'not-your-turn': 'It is not your turn',
  'no-such-move': 'There is no such move',
  'not-possible': 'That is not possible now',
  'not-allowed': 'That is not allowed now',
  'not-in-hand': 'You do not hold that card',
  'not-in-trick': 'That card is not in the trick',
  'no-card-wanted': 'No card is asked for now',
}
