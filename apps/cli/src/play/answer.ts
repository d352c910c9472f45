import { call, callNumber, isCall, type Move, makeMove, type View } from '@trick-bento/kit'
import { callKey, type People } from '@trick-bento/words'
import type { Choice } from './choices.ts'

const COMMANDS = ['hint', 'last', 'scores', 'rules', 'help', 'quit'] as const
type Word = (typeof COMMANDS)[number]

/** What a typed line means. A move may still be illegal; `several` are all choices that begin with the text. */
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

/** Reads a command, a move by its name or number, or the beginning of one. */
export function readAnswer(text: string, choices: readonly Choice[], view: View, people: People): Answer {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '') return { type: 'nothing' }
  const command = SHORT.get(typed) ?? COMMANDS.find((each) => each === typed)
  if (command !== undefined) return { type: 'command', command }
  const named = moveNamed(typed, view) ?? choices.find(({ key }) => key === typed)?.move
  if (named !== undefined) return { type: 'move', move: named }
  const begun = choices.filter((choice) => spellingsOf(choice, view, people).some((way) => way.startsWith(typed)))
  if (begun.length === 1) return { type: 'move', move: begun[0].move }
  if (begun.length > 1) return { type: 'several', choices: begun }
  const meant = COMMANDS.filter((each) => each.startsWith(typed))
  return meant.length === 1 ? { type: 'command', command: meant[0] } : { type: 'unknown' }
}

/** `take B2` may be typed as `b2` too, and `lead 3` as `lead chika`. */
function spellingsOf({ move, name, face }: Choice, { game, table }: View, { names }: People): string[] {
  const phase = game.phases[table.phase]
  const spellings = [name, face]
  if (phase.word !== '') spellings.push(name.slice(phase.word.length + 1))
  const { key, named } = isCall(move) ? callKey(phase, callNumber(move), game.seats) : {}
  if (named !== undefined) spellings.push(`${key} ${names[named]}`)
  return spellings.map((spelling) => spelling.toLowerCase())
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
