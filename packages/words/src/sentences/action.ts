import type { Card, Event, Game, Table } from '@trick-bento/kit'
import type { CallSentence, Hidden, Sentence } from '../sentence.ts'
import { callKey } from './calls.ts'
import { trumpOf } from './trump.ts'

type Choice = Extract<Event, { type: 'choose' | 'disclose' }>
type Play = Extract<Event, { type: 'play' }>

/** What a seat did: a card played, a choice made. */
export function actionSentences(events: readonly Event[], game: Game, before: Table): Sentence[] {
  const sentences: Sentence[] = []
  let call: Choice | undefined
  for (const event of events) {
    // A secret call is told when it is disclosed.
    if (event.type === 'choose' && event.call !== undefined && !event.secret) call = event
    else if (event.type === 'disclose') sentences.push(callSentence(event, game, before))
    else if (event.type === 'cover') {
      const { seat, card, among } = event
      sentences.push({ kind: 'plays-face-down', seat, card, among: whatIsHidden(game, before, among) })
    } else if (event.type === 'play') {
      sentences.push(call === undefined ? playSentence(event, game) : callSentence(call, game, before, event.card))
      call = undefined
    }
  }
  if (call !== undefined) sentences.push(callSentence(call, game, before))
  return sentences
}

function playSentence({ seat, card, from }: Play, { layout }: Game): Sentence {
  if (from === seat) return { kind: 'plays', seat, card }
  return { kind: 'plays-from', seat, card, zone: layout.places[from].zone }
}

function callSentence({ seat, call }: Choice, game: Game, before: Table, card?: Card): CallSentence {
  const phase = game.phases[before.phase]
  const { key, named } = callKey(phase, call!, game.seats)
  return {
    kind: 'calls',
    seat,
    call: key,
    written: phase.calls[call!],
    ...(named !== undefined && { named }),
    ...(card !== undefined && { card }),
  }
}

function whatIsHidden(game: Game, before: Table, among: readonly Card[]): Hidden {
  const suits = new Set(among.map((each) => game.deck.suits[game.deck.suitOf(each)]))
  const [suit] = suits
  if (suits.size !== 1 || suit.name === '') return 'any cards'
  return suit === trumpOf(game, before) ? 'trumps' : suit
}
