import { isCall, type Move } from '@trick-bento/kit'
import { promptWords, type RefusedMove, reasonWords, refusedMove, Vocabulary } from '@trick-bento/words'
import { words } from '../i18n/index.ts'
import { rulesOf } from '../rulebook.ts'
import { harmless, paint, screenWidth } from '../style.ts'
import { wrap } from '../width.ts'
import { type Answer, readAnswer } from './answer.ts'
import { type Choice, choicesOf, moveFace } from './choices.ts'
import { suitFace } from './faces.ts'
import type { GameLog } from './game-log.ts'
import { handLines, labelled, otherChoiceLines, otherPlacesLines } from './hand.ts'
import type { Input } from './input.ts'
import { standings } from './standings.ts'

/** Asks the reader of this log for a legal move; undefined if they leave. */
export async function askForMove(log: GameLog, input: Input, hint: () => Promise<string>): Promise<Move | undefined> {
  const { view, wording } = log
  const choices = choicesOf(view, wording)
  const prompt = `${promptWords(wording, view.table, view.seat)} > `
  console.log(tableLines(log, choices).join('\n'))
  for (;;) {
    const text = await input.ask(prompt)
    if (text === undefined) return undefined
    const answer = choiceOf(readAnswer(text, choices, view, wording.people), choices)
    if (answer.type === 'command' && answer.command === 'quit') return undefined
    if (answer.type === 'command' && answer.command === 'hint') console.log(indented(await hint()))
    else if (answer.type === 'move') {
      const why = refusedMove(view.game, view.table, view.seat, answer.move)
      if (why === undefined) return answer.move
      console.log(`${indented(refusal(log, answer.move, why))}\n${possible(choices)}`)
    } else console.log(reply(answer, text, log, choices))
  }
}

const indented = (text: string): string =>
  wrap(text, screenWidth() - 2)
    .map((line) => `  ${line}`)
    .join('\n')

/** Enter alone is enough where there is only one choice. */
const choiceOf = (answer: Answer, choices: readonly Choice[]): Answer =>
  answer.type === 'nothing' && choices.length === 1 ? { type: 'move', move: choices[0].move } : answer

function refusal({ view, wording }: GameLog, move: Move, why: RefusedMove): string {
  const { grammar } = wording
  const face = moveFace(wording, view.game.phases[view.table.phase], move)
  const what = isCall(move) ? grammar.quoted(face) : face
  return words().turn.refused(what, reasonWords(wording, why))
}

function tableLines(log: GameLog, choices: readonly Choice[]): string[] {
  const { game, table, seat } = log.view
  const fromHand = game.phases[table.phase].from === 'hand'
  const only = choices.length === 1 ? labelled('', [words().turn.only(choices[0].face)]) : []
  const trick = labelled(words().labels.trick, log.trickItems)
  return [
    ...(trick.length > 0 || !fromHand ? ['', ...trick] : []),
    ...otherPlacesLines(log.view, log.wording),
    ...handLines(game.deck, table.hand(seat), fromHand ? choices : []),
    ...otherChoiceLines(choices, fromHand),
    ...only,
  ]
}

function reply(answer: Answer, text: string, log: GameLog, choices: readonly Choice[]): string {
  const w = words().turn
  switch (answer.type) {
    case 'nothing':
      return `  ${w.yourTurn}\n${possible(choices)}`
    case 'several':
      return `  ${w.whichOne}\n${possible(answer.choices)}`
    case 'command':
      switch (answer.command) {
        case 'last':
          return log.lastTrick.length > 0 ? log.lastTrick.join('\n') : `  ${w.noTrickYet}`
        case 'scores':
          return standings(log.view.table, log.wording).join('\n')
        case 'rules':
          return `\n${rulesOf(log.view.game.kind)}\n`
        default:
          return help(log, choices)
      }
    default:
      return `${indented(w.unknown(harmless(text.trim().slice(0, 40))))}\n${possible(choices)}`
  }
}

const possible = (choices: readonly Choice[]): string =>
  labelled(
    words().labels.allowed,
    choices.map(({ key, face }) => (key ? `${key}) ${face}` : face)),
  ).join('\n')

function help({ wording }: GameLog, choices: readonly Choice[]): string {
  const w = words().turn
  const vocabulary = new Vocabulary(wording)
  const suits = wording.game.deck.suits.filter(({ letter }) => letter !== '')
  const numbered = choices.some(({ key }) => key !== '')
  return [
    indented(numbered ? w.helpNumbers(choices[0].name) : w.helpCards),
    ...(suits.length > 0
      ? [`  ${suits.map((suit) => `${suitFace(suit)} ${suit.letter} ${vocabulary.suit(suit)}`).join('   ')}`]
      : []),
    ...Object.entries(w.commands).map(([word, about]) => `  ${paint(word.padEnd(8), 'bold')}${about}`),
  ].join('\n')
}
