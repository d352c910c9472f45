import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gudetama, gummiTrick } from '@trick-bento/games'
import { explain, Match, must, parseMove } from '@trick-bento/kit'
import { hearts } from '../../../examples/hearts.ts'
import { arrange, place, playAll } from '../../games/src/testing/arrange.ts'
import { described } from './described.ts'
import { en } from './en/index.ts'
import { reasonWords, refusedMove } from './refused-move.ts'
import { type Language, languages, playRandomly, wordingOf } from './testing/wordings.ts'

/** Why seat 0 may not make this move. */
function why(match: Match, text: string, language: Language = 'en'): string | undefined {
  const { game, table } = match
  const refused = refusedMove(game, table, 0, parseMove(game, table.phase, text)!)
  return refused && reasonWords(wordingOf(game, language), refused)
}

test('BANNISH!! names the colour to follow and who led it', () => {
  const match = place(arrange(must(bannish.at(4))), { hands: ['R1 B2', 'Y1', 'Y2', 'R5'], turn: 3 })
  playAll(match, 'R5')
  assert.equal(why(match, 'B2'), 'Follow red: Juno led it')
  assert.equal(why(match, 'B2', 'ja'), '赤をフォローしてください（Junoさんがリードした色）')
  assert.equal(why(match, 'R1'), undefined)
  assert.equal(why(match, 'Y2'), 'You do not hold that card')
})

test('Gummi Trick names the earliest colour of the trick that one holds, and who played it first', () => {
  const match = place(arrange(must(gummiTrick.at(4))), { hands: ['B2 Y3', 'R5', 'B9', 'B1'], turn: 1 })
  playAll(match, 'R5 B9 B1')
  assert.equal(why(match, 'Y3'), 'Follow blue: Otis played it first')
  assert.equal(why(match, 'Y3', 'ja'), '青をフォローしてください（最初にOtisさんが出した色）')
  assert.equal(why(match, 'flip'), 'You have no face-down card left to flip')
})

test('Gudetama names the highest card so far and the lowest card of the hand', () => {
  const match = place(arrange(must(gudetama.at(4))), { hands: ['3 8 12', '3', '11', '2'], turn: 1 })
  playAll(match, '3 11 2')
  assert.equal(why(match, '8'), 'Otis’s 11 is the highest: play 11 or higher, or your lowest card (3)')
  assert.equal(
    why(match, '8', 'ja'),
    'Otisさんの11が最大です。11以上のカードか、手札で最も小さいカード（3）を出してください',
  )
})

test('a game without placeholders keeps its sentence', () => {
  const game = must(hearts.at(4))
  const wording = { ...wordingOf(must(gummiTrick.at(4))), game, texts: described(hearts, en) }
  assert.equal(reasonWords(wording, { code: 'follow-suit', named: {} }), 'You must follow suit')
})

test('whatever is refused in random games, no placeholder is left', () => {
  for (const kind of games) {
    const match = new Match(must(kind.at(kind.seats.usual)), 'refused')
    const { game, table } = match
    playRandomly(match, 'refused', () => {
      if (match.over || match.betweenRounds) return
      const seat = table.turn
      for (const card of game.deck.kinds(table.hand(seat))) {
        if (explain(game, table, seat, card) === undefined) continue
        const refused = refusedMove(game, table, seat, card)!
        for (const language of languages) {
          const wording = wordingOf(game, language, seat)
          const text = reasonWords(wording, refused)
          assert.doesNotMatch(text, /[{}]/)
          if (game.phases[table.phase].from === 'hand') assert.notEqual(text, wording.grammar.law['not-allowed'])
        }
      }
    })
  }
})
