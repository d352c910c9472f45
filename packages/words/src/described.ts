import type { GameTexts, OptionTexts } from '@trick-bento/games/texts'
import { type GameKind, must, type Option, type ReadyPhase } from '@trick-bento/kit'
import type { Grammar } from './grammar.ts'
import { callKey } from './sentences/calls.ts'
import { capital } from './strings.ts'

type Texts = Readonly<Record<string, string>>

/** Texts made from a game's definition, for games without texts. */
export function described(kind: GameKind, grammar: Grammar): GameTexts {
  const { phases, deck, seats } = must(kind.at(kind.seats.most))
  const cardPhases = phases.filter(({ from }) => from !== 'calls')
  const calls = phases.flatMap((phase) => phase.calls.map((_, i) => callText(phase, i, seats)))
  return {
    title: kind.title,
    shortTitle: kind.title,
    tagline: kind.about,
    about: kind.about,
    goal: grammar.goals[kind.best],
    scoring: '',
    total: grammar.total,
    card: deck.suits.some(({ letter }) => letter !== '') ? grammar.cardPattern : '{rank}',
    suits: textsOf(deck.suits, ({ letter, name }) => [letter, name]),
    zones: textsOf(Object.keys(kind.zones), (zone) => [zone, spoken(zone)]),
    numbers: textsOf(Object.keys(kind.numbers), (name) => [name, spoken(name)]),
    aboutZones: textsOf(Object.keys(kind.zones), (zone) => [zone, grammar.abouts.zone(spoken(zone))]),
    aboutNumbers: textsOf(Object.keys(kind.numbers), (name) => [name, grammar.abouts.number(spoken(name))]),
    aboutTotal: grammar.abouts.total,
    aboutGoal: grammar.utterance([grammar.goals[kind.best]]),
    phases: textsOf(phases, ({ name, from, word }) => [name, word ? grammar.chooseTo(word) : grammar.choose[from]]),
    moves: textsOf(cardPhases, ({ name, word }) => [name, word ? `${spoken(word)} {card}` : grammar.movePattern]),
    calls: Object.fromEntries(calls),
    called: {},
    options: Object.fromEntries(
      Object.entries(kind.options).map(([name, option]) => [name, optionTexts(name, option)]),
    ),
    reasons: textsOf(Object.entries(kind.reasons), ([code, text]) => [code, capital(text)]),
    scores: { ...kind.scores },
    limits: {},
    moments: {},
  }
}

/** The texts of a game, completed with those from its definition. */
export function completed(own: Partial<GameTexts>, rest: GameTexts): GameTexts {
  const entries = Object.entries({ ...own, ...rest }).map(([part, preset]) => {
    const given = own[part as keyof GameTexts]
    return [part, typeof preset === 'string' ? (given ?? preset) : { ...preset, ...(given as object | undefined) }]
  })
  return Object.fromEntries(entries) as unknown as GameTexts
}

const textsOf = <T>(items: readonly T[], entry: (item: T) => [string, string]): Texts =>
  Object.fromEntries(items.map(entry))

function callText(phase: ReadyPhase, call: number, seats: number): [string, string] {
  const { key, named } = callKey(phase, call, seats)
  return [key, named === undefined ? spoken(key) : `${spoken(key)} {name}`]
}

function optionTexts(name: string, { about, choices }: Option<unknown>): OptionTexts {
  const texts = { name: spoken(name), about }
  return choices === undefined ? texts : { ...texts, choices: textsOf(choices, (c) => [String(c), capital(String(c))]) }
}

/** `faceDown` as a heading: `Face down`. */
const spoken = (name: string): string => capital(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
