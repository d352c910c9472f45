import { call, type Move, makeMove, type View } from '@trick-bento/kit'
import type { Choice } from './choices.ts'

export const COMMANDS = {
  hint: 'what an expert would do in your place',
  last: 'the last trick',
  scores: 'points and everything else that is public',
  rules: 'the rules of the game',
  help: 'this',
  quit: 'leave the game',
} as const
type Word = keyof typeof COMMANDS

/** What somebody typed. A move may still be illegal; several are what the text could have meant. */
export type Answer =
  | { readonly type: 'nothing' }
  | { readonly type: 'command'; readonly command: Word }
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'several'; readonly choices: readonly Choice[] }
  | { readonly type: 'unknown' }

const SHORT: ReadonlyMap<string, Word> = new Map([
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
])

/** A command, a move by its name or number, or the beginning of one. */
export function readAnswer(text: string, choices: readonly Choice[], view: View): Answer {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '') return { type: 'nothing' }
  const commands = Object.keys(COMMANDS) as Word[]
  const command = SHORT.get(typed) ?? commands.find((each) => each === typed)
  if (command !== undefined) return { type: 'command', command }
  const named = moveNamed(typed, view) ?? choices.find(({ key }) => key === typed)?.move
  if (named !== undefined) return { type: 'move', move: named }
  const begun = choices.filter((choice) => waysToSay(choice, view).some((way) => way.startsWith(typed)))
  if (begun.length === 1) return { type: 'move', move: begun[0].move }
  if (begun.length > 1) return { type: 'several', choices: begun }
  const meant = commands.filter((each) => each.startsWith(typed))
  return meant.length === 1 ? { type: 'command', command: meant[0] } : { type: 'unknown' }
}

/** `take B2` may be said as `b2` too, and `lead 3` by the name of the seat. */
function waysToSay({ name, face }: Choice, view: View): string[] {
  const { word } = view.game.phases[view.table.phase]
  const written = name.toLowerCase()
  return [written, face.toLowerCase(), ...(word === '' ? [] : [written.slice(word.length + 1)])]
}

/** Any move of this phase, legal or not, by its whole name. */
function moveNamed(typed: string, { game, table }: View): Move | undefined {
  const { calls, word, from } = game.phases[table.phase]
  const kinds = from === 'calls' ? [] : [...game.deck.kinds(game.deck.cards)]
  const moves = [...calls.map((_, i) => call(i)), ...kinds]
  const whole = moves.find((move) => makeMove(game, table.phase, move).toLowerCase() === typed)
  if (whole !== undefined || word === '') return whole
  return kinds.find((card) => game.deck.name(card).toLowerCase() === typed)
}
