import { type Card, type Event, type Table, UNSEEN } from '@trick-bento/kit'
import { callKey } from './calls.ts'
import { cardName } from './card-name.ts'
import { fill } from './fill.ts'
import type { Line } from './line.ts'
import { trumpOf } from './trump.ts'
import type { Wording } from './wording.ts'

type Chosen = Extract<Event, { type: 'choose' }>
type Played = Extract<Event, { type: 'play' }>
type Covered = Extract<Event, { type: 'cover' }>

/** What somebody did: a card played, a choice made. What came of it is told elsewhere. */
export function actionLines(events: readonly Event[], wording: Wording, before: Table): Line[] {
  const lines: Line[] = []
  let call: Chosen | undefined
  for (const event of events) {
    if (event.type === 'choose' && event.call !== undefined) call = event
    else if (event.type === 'cover') lines.push({ text: coveredWords(event, wording, before) })
    else if (event.type === 'play') {
      const told = call === undefined ? undefined : calledWords(call, wording, before, event.card)
      lines.push({ text: told ?? playedWords(event, wording) })
      call = undefined
    }
  }
  if (call !== undefined) lines.push({ text: calledWords(call, wording, before) })
  return lines
}

function playedWords({ seat, card, from }: Played, { grammar, game, texts, people }: Wording): string {
  const name = cardName(game, card, texts)
  if (from === seat) return grammar.log.plays(people.who(seat), name)
  const { zone } = game.layout.places[from]
  return grammar.log.playsFrom(people.who(seat), name, texts.zones[zone] ?? zone)
}

function calledWords(
  { seat, call }: Chosen,
  { grammar, game, texts, people }: Wording,
  before: Table,
  card?: Card,
): string {
  const phase = game.phases[before.phase]
  const { key, named } = callKey(phase, call!, game.seats)
  const who = people.who(seat)
  const said = texts.called[key]
  const values = {
    who: grammar.name(who),
    name: named === undefined ? '' : grammar.whom(people.who(named)),
    card: card === undefined ? '' : cardName(game, card, texts),
  }
  if (said !== undefined) return fill(who.you ? said.you : said.other, values)
  const choice = fill(texts.calls[key] ?? phase.calls[call!], values)
  return grammar.log.chooses(who, card === undefined ? choice : grammar.listed([choice, values.card]))
}

/** A card face down: which, to those who know; else what everybody may know of it. */
function coveredWords(
  { seat, card, among }: Covered,
  { grammar, game, texts, people }: Wording,
  before: Table,
): string {
  const who = people.who(seat)
  if (card !== UNSEEN) return grammar.log.covers(who, cardName(game, card, texts))
  const suits = new Set(among.map((each) => game.deck.suits[game.deck.suitOf(each)]))
  const [suit] = suits
  if (suits.size > 1 || suit.name === '') return grammar.log.coversCard(who)
  if (suit === trumpOf(game, before)) return grammar.log.coversTrump(who)
  return grammar.log.coversSuit(who, texts.suits[suit.letter] ?? suit.name)
}
