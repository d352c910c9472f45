/** What the kit itself says about a move that may not be chosen, by its own sentence. */
export const law = {
  'there is no such seat': 'There is no such seat',
  'the round is over': 'The round is over',
  'it is not your turn': 'It is not your turn',
  'there is no such move': 'There is no such move',
  'that is not possible now': 'That is not possible now',
  'that is not allowed now': 'That is not allowed now',
  'you do not hold that card': 'You do not hold that card',
  'that card is not in the trick': 'That card is not in the trick',
  'no card is asked for now': 'No card is asked for now',
}
