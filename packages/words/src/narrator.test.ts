import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@trick-bento/games'
import { call, type Event, type Game, Match, must, range, redact, type Seat, UNSEEN } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { bidding } from '../../kit/src/testing/games.ts'
import { cardName } from './card-name.ts'
import { described } from './described.ts'
import { en } from './en/index.ts'
import { type Chapter, chaptersOf, Narrator } from './narrator.ts'
import { languages, NAMES, playRandomly, wordingOf } from './testing/wordings.ts'
import type { Wording } from './wording.ts'

const tables: Game[] = games.flatMap((kind) =>
  range(kind.seats.least, kind.seats.most).map((seats) => must(kind.at(seats))),
)

/** A whole random game, chapter by chapter, for this reader. */
function narrateGame(match: Match, wording: Wording, reader: Seat | 'sees all'): Chapter[] {
  const narrator = new Narrator(wording, reader)
  const chapters: Chapter[] = []
  playRandomly(match, 'story', () => chapters.push(...narrator.read(match.events)))
  return chapters
}

test('every opening and every decision has at least one line, for every reader in every language', () => {
  for (const game of tables) {
    for (const language of languages) {
      for (const reader of [0, game.seats - 1, -1, 'sees all'] as const) {
        const match = new Match(game, 'story')
        const chapters = narrateGame(match, wordingOf(game, language, typeof reader === 'number' ? reader : -1), reader)
        const decisions = chapters.filter(({ kind }) => kind === 'decision')
        assert.equal(decisions.length, match.decisions.length)
        assert.equal(chapters.length - decisions.length, match.table.round)
        for (const { lines, announcement } of chapters) {
          assert.ok(lines.length > 0)
          for (const line of [...lines, announcement]) {
            assert.doesNotMatch(line, /undefined|NaN|\[object|[{}]|^\s|\s$/, `${game.id}: ${line}`)
          }
        }
      }
    }
  }
})

test('a game that is read event by event is told like one that is read at once, and nothing is announced twice', () => {
  for (const kind of games) {
    const game = must(kind.at(kind.seats.usual))
    const wording = wordingOf(game)
    const match = new Match(game, 'slowly')
    const whole = narrateGame(match, wording, 0)
    const narrator = new Narrator(wording, 0)
    const read = range(1, match.events.length).flatMap((until) => narrator.read(match.events, until))
    const complete = read.filter(({ isComplete }) => isComplete)
    assert.deepEqual(
      complete.map(({ lines, announcement }) => ({ lines, announcement })),
      whole.map(({ lines, announcement }) => ({ lines, announcement })),
    )
    assert.ok(read.length > complete.length, 'a decision is told in parts')
    for (const [i, { isComplete, lines, news }] of read.entries()) {
      const before = read[i - 1]
      if (before === undefined || before.isComplete) continue
      if (isComplete && before.lines.length === lines.length)
        assert.ok(news === '' || news === en.utterance([en.yourTurn]))
      else if (news !== '') assert.notEqual(news, before.news)
    }
  }
})

test('Japanese lines contain no Latin letters except in names', () => {
  const names = new RegExp(NAMES.join('|'), 'g')
  for (const game of tables) {
    for (const { lines, announcement } of narrateGame(new Match(game, 'story'), wordingOf(game, 'ja', -1), -1)) {
      for (const line of [...lines, announcement]) assert.doesNotMatch(line.replace(names, ''), /[A-Za-z]/, line)
    }
  }
})

/** The cards that an event names. */
function cardsIn(event: Event): readonly number[] {
  if (event.type === 'move') return event.cards
  return 'card' in event ? [event.card] : []
}

test('no line names a card that its reader has not seen', () => {
  for (const game of tables.filter(({ deck }) => deck.suits.length > 1)) {
    for (const language of languages) {
      const wording = wordingOf(game, language)
      const name = (card: number): string => cardName(game, card, wording.texts)
      const all = [...game.deck.kinds(game.deck.cards)].map((card) => ({
        name: name(card),
        pattern: new RegExp(`${name(card)}(?!\\d)`),
      }))
      const match = new Match(game, 'secrets')
      const chapters = narrateGame(match, wording, 0)
      const seen = new Set<string>()
      for (const [i, events] of chaptersOf(match.events).entries()) {
        if (events.some(({ type }) => type === 'round')) seen.clear()
        for (const event of events) {
          for (const card of cardsIn(redact(game.layout, event, 0))) if (card !== UNSEEN) seen.add(name(card))
        }
        const lines = chapters[i].lines.join('\n')
        for (const card of all) if (!seen.has(card.name)) assert.doesNotMatch(lines, card.pattern)
      }
    }
  }
})

test('a reader who sees all cards reads which trump is played face down', () => {
  const game = tables.find(({ id }) => id === 'sushi-trick')!
  const lines = (reader: Seat | 'sees all'): string[] =>
    narrateGame(new Match(game, 'story'), wordingOf(game, 'en', -1), reader).flatMap((chapter) => chapter.lines)
  assert.ok(lines(-1).some((line) => line.endsWith('plays a trump face down')))
  assert.ok(!lines('sees all').some((line) => line.endsWith('plays a trump face down')))
  assert.ok(lines('sees all').some((line) => /plays (?:Red|Blue|Black|Yellow) \d+ face down$/.test(line)))
})

test('a chapter counts the tricks of its round', () => {
  const game = must(games[0].at(4, { rounds: 3 }))
  const chapters = narrateGame(new Match(game, 'count'), wordingOf(game), 0)
  for (const round of [1, 2, 3]) {
    const tricks = chapters.filter((chapter) => chapter.round === round).map((chapter) => chapter.tricks)
    assert.deepEqual([...new Set(tricks)], range(0, 11))
  }
})

test('a chapter knows its trick, and the last card of a trick completes it', () => {
  for (const game of tables) {
    const chapters = narrateGame(new Match(game, 'tricks'), wordingOf(game), 0)
    const tricks = Map.groupBy(
      chapters.filter(({ trick }) => trick !== undefined),
      ({ round, trick }) => `${round}/${trick}`,
    )
    for (const [name, part] of tricks) {
      assert.deepEqual(
        part.flatMap(({ endsTrick }, i) => (endsTrick ? [i] : [])),
        [part.length - 1],
        `${game.id} ${name}`,
      )
    }
    assert.ok(chapters.every(({ kind, trick }) => kind === 'decision' || trick === undefined))
  }
})

test('a decision between two tricks belongs to none', () => {
  const game = must(hearts.at(4, { limit: 30 }))
  const wording = { ...wordingOf(game), grammar: en, texts: described(hearts, en) }
  const [opening, ...decisions] = narrateGame(new Match(game, 'hearts'), wording, 0)
  assert.equal(opening!.trick, undefined)
  assert.equal(decisions[0]!.trick, undefined, 'a card is passed')
  assert.equal(decisions.find(({ events }) => events.some(({ type }) => type === 'play'))!.trick, 1)
})

test('a game without texts is narrated from its description', () => {
  const game = must(hearts.at(4, { limit: 30 }))
  const wording = { ...wordingOf(game), grammar: en, texts: described(hearts, en) }
  const lines = narrateGame(new Match(game, 'hearts'), wording, 0).flatMap((chapter) => chapter.lines)
  assert.ok(lines.includes('Hana puts a card aside (passing)'), lines.slice(0, 20).join('\n'))
  assert.ok(lines.some((line) => /^You put (?:Clubs|Diamonds|Hearts|Spades) \w+ aside \(passing\)$/.test(line)))
  assert.ok(lines.some((line) => / (?:have|has) Clubs 2 and leads?$/.test(line)))
  assert.ok(lines.some((line) => line.startsWith('Points taken: ')))
})

test('calls of seats that decide together are narrated once, when the last one has decided', () => {
  const game = must(bidding.at(3))
  const wording = { ...wordingOf(game), grammar: en, texts: described(bidding, en) }
  const match = new Match(game, 'bids')
  const narrator = new Narrator(wording, 0)
  narrator.read(match.events)
  const linesAfter = (seat: Seat, bid: number): readonly string[] => {
    must(match.play(seat, call(bid)))
    return narrator.read(match.events).flatMap(({ lines }) => lines)
  }
  assert.deepEqual(linesAfter(1, 3), ['Hana is done'])
  assert.deepEqual(linesAfter(0, 2), ['You are done'])
  assert.deepEqual(linesAfter(2, 1), ['Hana chooses: bid 3', 'You choose: bid 2', 'Otis chooses: bid 1'])
})
