import { type Bot, type Budget, findLevel, iterationsOf, levelBot } from '@trick-bento/bots'
import { must, View, Xoshiro } from '@trick-bento/kit'
import { findGame } from '../games.ts'
import type { Answer, Question } from './thinker.ts'

interface Chair {
  readonly view: View
  readonly bot: Bot
  readonly budget: Budget
}

const chairs = new Map<string, Chair>()

function sit({ table, seat, level }: Question): Chair {
  const game = must(findGame(table.game)!.at(table.seats, table.options))
  const iterations = Math.max(1, iterationsOf(game, level))
  const budget = { iterations, milliseconds: findLevel(level)!.patience, clock: () => performance.now() }
  return { view: new View(game, seat), bot: levelBot(game, level), budget }
}

function chairOf(question: Question): Chair {
  const name = `${question.seat} ${question.level}`
  const chair = question.heard === 0 ? sit(question) : (chairs.get(name) ?? sit(question))
  chairs.set(name, chair)
  return chair
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { view, bot, budget } = chairOf(data)
  for (const event of data.news) view.fold(event)
  const thought = bot(view, budget, new Xoshiro(...data.luck))
  postMessage({ id: data.id, thought } satisfies Answer)
})
