import { explain, type Move, reasonText } from '@trick-bento/kit'
import { rulesOf } from '../rulebook.ts'
import { harmless, paint } from '../style.ts'
import { type Answer, COMMANDS, readAnswer } from './answer.ts'
import { moveFace } from './calls.ts'
import { type Choice, choicesOf } from './choices.ts'
import { suitFace } from './faces.ts'
import { handLines, labelled, otherChoiceLines, otherPlacesLines } from './hand.ts'
import type { Input } from './input.ts'
import type { Narrator } from './narrator.ts'
import { standings } from './standings.ts'

/** Asks the narrator's reader for a legal move; undefined if they leave. */
export async function askForMove(
  narrator: Narrator,
  input: Input,
  hint: () => Promise<string>,
): Promise<Move | undefined> {
  const { view, people } = narrator
  const choices = choicesOf(view, people)
  const phase = view.game.phases[view.table.phase]
  const prompt = `${phase.word || phase.name} > `
  console.log(tableLines(narrator, choices).join('\n'))
  for (;;) {
    const text = await input.ask(prompt)
    if (text === undefined) return undefined
    const answer = choiceOf(readAnswer(text, choices, view), choices)
    if (answer.type === 'command' && answer.command === 'quit') return undefined
    if (answer.type === 'command' && answer.command === 'hint') console.log(`  ${await hint()}`)
    else if (answer.type === 'move') {
      const why = explain(view.game, view.table, view.seat, answer.move)
      if (why === undefined) return answer.move
      const face = moveFace(view.game, phase, answer.move, people)
      console.log(`  ${paint('Not', 'bold')} ${face}: ${reasonText(view.game.kind, why)}.\n${possible(choices)}`)
    } else console.log(reply(answer, text, narrator, choices))
  }
}

/** Enter alone is enough where there is nothing to choose. */
const choiceOf = (answer: Answer, choices: readonly Choice[]): Answer =>
  answer.type === 'nothing' && choices.length === 1 ? { type: 'move', move: choices[0].move } : answer

function tableLines(narrator: Narrator, choices: readonly Choice[]): string[] {
  const { view } = narrator
  const { game, table, seat } = view
  const fromHand = game.phases[table.phase].from === 'hand'
  const only = choices.length === 1 ? labelled('', [`Only ${choices[0].face} is possible: press Enter.`]) : []
  const trick = labelled('Trick', narrator.trickItems)
  return [
    ...(trick.length > 0 || !fromHand ? ['', ...trick] : []),
    ...otherPlacesLines(view),
    ...handLines(game.deck, table.hand(seat), fromHand ? choices : []),
    ...otherChoiceLines(choices, fromHand),
    ...only,
  ]
}

function reply(answer: Answer, text: string, narrator: Narrator, choices: readonly Choice[]): string {
  const { view, people } = narrator
  const { game, table } = view
  switch (answer.type) {
    case 'nothing':
      return `  It is your turn.\n${possible(choices)}`
    case 'several':
      return `  Which one?\n${possible(answer.choices)}`
    case 'command':
      switch (answer.command) {
        case 'last':
          return narrator.lastTrick.length > 0 ? narrator.lastTrick.join('\n') : '  There was no trick yet.'
        case 'scores':
          return standings(game, table, people).join('\n')
        case 'rules':
          return `\n${rulesOf(game.kind, 'en')}\n`
        default:
          return help(narrator, choices)
      }
    default:
      return `  “${harmless(text.trim().slice(0, 40))}” is no move here; \`help\` tells more.\n${possible(choices)}`
  }
}

const possible = (choices: readonly Choice[]): string =>
  labelled(
    'Allowed',
    choices.map(({ key, face }) => (key ? `${key}) ${face}` : face)),
  ).join('\n')

function help(narrator: Narrator, choices: readonly Choice[]): string {
  const { deck } = narrator.view.game
  const suits = deck.suits.filter(({ letter }) => letter !== '')
  const numbered = choices.some(({ key }) => key !== '')
  return [
    numbered
      ? `  Type the number beneath a card, or its name such as ${choices[0].name}, and press Enter.`
      : '  Type the number of a card and press Enter. Those you may play are marked with ^.',
    ...(suits.length > 0
      ? [`  ${suits.map((suit) => `${suitFace(suit)} ${suit.letter} ${suit.name}`).join('   ')}`]
      : []),
    ...Object.entries(COMMANDS).map(([word, about]) => `  ${paint(word.padEnd(8), 'bold')}${about}`),
  ].join('\n')
}
