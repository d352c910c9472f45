import { gudetama } from '@trick-bento/games'
import { Match, must, seededDeal } from '@trick-bento/kit'
import type { DealOf } from '../tables/online-table.ts'

/** Deals where the first seat leads in a game of Gudetama for two. */
export const firstSeatBegins: DealOf = (_, round) => seededDeal(seed, round)

const game = must(gudetama.at(2))
const seed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((each) => new Match(game, each).table.turn === 0)!
