import { legal, type Move, type Random, type View } from '@trick-bento/kit'

/** What somebody who knows no more than this view does next. */
export function chooseMove(view: View, random: Random): Move {
  const choices = legal(view.game, view.table, view.seat)
  return choices.nth(random.below(choices.size))
}
