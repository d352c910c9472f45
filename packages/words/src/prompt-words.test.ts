import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, games, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { Match, must } from '@trick-bento/kit'
import { arrange, type Position, place, playAll } from '../../games/src/testing/arrange.ts'
import { promptWords } from './prompt-words.ts'
import { type Language, languages, playRandomly, wordingOf } from './testing/wordings.ts'

/** What seat 0 is asked for after these moves. */
function prompt(kind: (typeof games)[number], position: Position, moves: string, language: Language = 'en'): string {
  const match = playAll(place(arrange(must(kind.at(4))), position), moves)
  assert.equal(match.table.turn, 0)
  return promptWords(wordingOf(match.game, language), match.table, 0)
}

test('Gummi Trick mentions flipping only while there is a card to flip', () => {
  const others = ['R5', 'B9', 'B1']
  const all = (own: string, faceDown: string, moves: string, language?: Language): string =>
    prompt(gummiTrick, { hands: [own, ...others], faceDown: [faceDown], turn: moves === '' ? 0 : 1 }, moves, language)
  assert.equal(all('B2 Y3', 'G1', ''), 'Lead any card, or flip one')
  assert.equal(all('B2 Y3', '', ''), 'Lead any card')
  assert.equal(all('B2 Y3', 'G1', 'R5 B9 B1'), 'Follow blue, or flip a card')
  assert.equal(all('B2 Y3', '', 'R5 B9 B1'), 'Follow blue')
  assert.equal(all('G2 Y3', 'G1', 'R5 B9 B1'), 'Play any card, or flip one')
  assert.equal(all('G2 Y3', '', 'R5 B9 B1'), 'Play any card')
  assert.equal(all('', 'G1', 'R5 B9 B1'), 'Flip a face-down card')
  assert.equal(all('B2 Y3', 'G1', 'R5 B9 B1', 'ja'), '青をフォローするか、伏せ札をめくってください')
  assert.equal(all('B2 Y3', '', '', 'ja'), '好きなカードをリードしてください')
})

test('Gudetama says which cards are high enough', () => {
  const hands = (own: string): Position => ({ hands: [own, '3', '11', '2'], turn: 1 })
  assert.equal(prompt(gudetama, hands('3 8 12'), '3 11 2'), 'Play 11 or higher, or your lowest card (3)')
  assert.equal(prompt(gudetama, hands('4 8'), '3 11 2'), 'You have no card of 11 or higher: play your lowest card (4)')
  assert.equal(prompt(gudetama, hands('11 13'), '3 11 2'), 'Play any card')
  assert.equal(
    prompt(gudetama, hands('3 8 12'), '3 11 2', 'ja'),
    '11以上のカードか、手札で最も小さいカード（3）を出してください',
  )
})

test('BANNISH!! and Sushi Trick! say what can be played', () => {
  assert.equal(prompt(bannish, { hands: ['R1 B2', 'R5', 'Y1', 'Y2'], turn: 1 }, 'R5 Y1 Y2'), 'Follow red')
  assert.equal(prompt(bannish, { hands: ['G1 B2', 'R5', 'Y1', 'Y2'], turn: 1 }, 'R5 Y1 Y2'), 'Play any card')
  assert.equal(prompt(sushiTrick, { hands: ['K1 B2', 'B5', 'Y1', 'Y2'], turn: 1 }, 'B5 Y1 Y2'), 'Play any card')
})

test('a prompt has no placeholder left at any decision of a random game', () => {
  for (const kind of games) {
    const match = new Match(must(kind.at(kind.seats.usual)), 'prompts')
    playRandomly(match, 'prompts', () => {
      if (match.over || match.betweenRounds) return
      const seat = match.table.turn
      for (const language of languages) {
        const text = promptWords(wordingOf(match.game, language, seat), match.table, seat)
        assert.match(text, /^[^{}]+$/)
      }
    })
  }
})
