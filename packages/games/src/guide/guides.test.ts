import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { must } from '@trick-bento/kit'
import { games } from '../index.ts'
import { arrange, counts, legalNames, place, playAll } from '../testing/arrange.ts'
import type { Guide, GuideTexts, Mark, PanelTexts, Row } from './guide.ts'
import { cardsOf, nameOf, rowsOf } from './testing/panels.ts'

const LEAST_PANELS = 4

for (const kind of games) {
  const guide = await kind.guide!()
  const game = must(kind.at(guide.seats))

  describe(`the guide of ${kind.id}`, () => {
    test('the guide names its game and shows its usual number of seats', () => {
      assert.deepEqual([guide.game, guide.seats], [kind.id, kind.seats.usual])
      assert.ok(guide.panels.length >= LEAST_PANELS)
    })

    for (const [language, texts] of Object.entries(guide.texts)) {
      test(`there is a text for every panel and mark, and no other text (${language})`, () => {
        assert.deepEqual(
          Object.keys(texts.panels),
          guide.panels.map(({ name }) => name),
        )
        for (const mark of Object.keys(guide.symbols)) assert.ok(mark in texts.marks, mark)
        assert.deepEqual(Object.keys(texts.marks).sort(), [...new Set(marksIn(guide).map(nameOf))].sort())
      })
      test(`a text names the number of its mark (${language})`, () => {
        for (const mark of marksIn(guide)) {
          assert.equal(texts.marks[nameOf(mark)].includes('{n}'), typeof mark === 'object', nameOf(mark))
        }
      })
      test(`a caption has one or two sentences, and its cards are in the deck (${language})`, () => {
        for (const text of captions(texts)) {
          assert.match(text, /^[^.!。！]+[.!。！]( ?[^.!。！]+[.!。！])?$/, text)
          for (const card of cardsIn(text)) assert.notEqual(game.deck.parse(card), undefined, card)
        }
      })
    }

    test('the captions of a panel name the same cards in both languages', () => {
      const { en, ja } = guide.texts
      for (const { name } of guide.panels) {
        const named = ({ panels }: GuideTexts): string[] => cardsIn(sentences(panels[name]).join(' ')).sort()
        assert.deepEqual(named(ja), named(en), name)
        assert.equal(en.panels[name].note === undefined, ja.panels[name].note === undefined, name)
      }
    })

    test('every panel names rules of the game', () => {
      const page = readFileSync(join(import.meta.dirname, `../${kind.id}/rules.en.md`), 'utf8')
      for (const { name, rules } of guide.panels) {
        assert.ok(rules.length > 0, name)
        for (const rule of rules) assert.ok(page.includes(`- **${rule}** `), rule)
      }
    })

    test('the pictures of a deal show as many cards as are dealt', () => {
      const match = arrange(game)
      const places = guide.panels.flatMap((panel) => rowsOf(panel, 'places').flatMap(({ places }) => places))
      assert.ok(places.some(({ zone }) => zone === 'hand'))
      for (const { zone, cards, mark } of places) {
        const dealt = counts(match, zone)[0]
        assert.equal(typeof cards === 'number' ? cards : cards.split(' ').length, dealt, zone)
        assert.deepEqual(mark, [nameOf(mark), dealt])
      }
    })

    for (const panel of guide.panels) {
      for (const { cards, legal } of rowsOf(panel, 'hand')) {
        test(`${panel.name}: of ${cards}, the rules allow ${legal}`, () => {
          const [{ plays, leader = 0 }] = rowsOf(panel, 'trick')
          const hands = Array.from({ length: guide.seats }, () => '')
          plays.forEach(({ card = '' }, i) => {
            hands[(leader + i) % guide.seats] = card
          })
          assert.equal(hands[0], '', 'the reader has not played yet')
          const match = place(arrange(game), { hands: hands.with(0, cards), turn: leader })
          assert.equal(legalNames(playAll(match, cardsOf(plays))), legal)
          assert.equal(match.table.turn, 0)
        })
      }
    }
  })
}

function marksIn({ panels }: Guide): Mark[] {
  return panels.flatMap(({ rows }) => rows.flatMap(marksOfRow))
}

function marksOfRow(row: Row): Mark[] {
  const marks = row.title === undefined ? [] : [row.title]
  switch (row.kind) {
    case 'places':
      return [...marks, ...row.places.map(({ mark }) => mark)]
    case 'suits':
      return [...marks, ...row.suits.flatMap(({ mark }) => (mark === undefined ? [] : [mark]))]
    case 'trick':
      return [...marks, ...row.plays.flatMap((play) => play.marks ?? []), ...(row.arrows ?? []).map(({ mark }) => mark)]
    case 'hand':
      return marks
    case 'sum':
      return [...marks, ...row.parts.map(({ mark }) => mark), row.total]
    case 'standing':
      return [...marks, ...row.seats.flatMap((seat) => seat.marks ?? [])]
  }
}

function sentences({ text, note }: PanelTexts): string[] {
  return note === undefined ? [text] : [text, note]
}
function captions({ panels }: GuideTexts): string[] {
  return Object.values(panels).flatMap(sentences)
}
function cardsIn(text: string): string[] {
  return Array.from(text.matchAll(/\[([^\]]+)\]/g), ([, card]) => card)
}
