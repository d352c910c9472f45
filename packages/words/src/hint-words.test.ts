import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { call, Match, type Move, must, show, View } from '@trick-bento/kit'
import { arrange, playAll } from '../../games/src/testing/arrange.ts'
import { type Evidence, hintWords } from './hint-words.ts'
import { type Language, wordingOf } from './testing/wordings.ts'

const gummi = must(gummiTrick.at(4))
const twins = must(bannish.at(4))
const eggs = must(gudetama.at(4))
const sushi = must(sushiTrick.at(4))

/** The hint for the first of these moves, at the beginning of a game unless another view is given. */
function hint(
  moves: readonly (string | Move)[],
  evidence: Evidence | undefined,
  { game = gummi, language = 'en' as Language, view = show(new Match(game, 'hint'), new View(game, 0)) } = {},
): string {
  const [move, ...others] = moves.map((each) => (typeof each === 'string' ? game.deck.parse(each)! : each))
  const estimates = [move, ...others].map((each) => ({ move: each }))
  return hintWords(wordingOf(game, language), { move, estimates, ...(evidence && { evidence }) }, view)
}
const FLIP = call(0)

test('a hint says how often the card wins, how often the next one would, and what that is worth', () => {
  const evidence: Evidence = { verdict: 'better', lead: 0.61, finding: { what: 'takes', mine: 0.42, other: 0.17 } }
  assert.equal(
    hint(['R8', 'B5'], evidence),
    'The expert would play Red 8: it wins in 4 of 10 deals (Blue 5: 2 of 10). That is worth 0.6 points a round.',
  )
  assert.equal(
    hint(['R8', 'B5'], evidence, { language: 'ja' }),
    '達人なら、赤の8を出すでしょう。勝つのは10回中4回です（青の5なら10回中2回）。1ラウンドあたり0.6点の差になります。',
  )
})

test('a hint may praise a card for winning seldom', () => {
  const evidence: Evidence = { verdict: 'preferred', lead: 0, finding: { what: 'takes', mine: 0.12, other: 0.97 } }
  assert.equal(
    hint(['R8', FLIP], evidence),
    'The expert would play Red 8: it wins in only 1 of 10 deals (“Flip a face-down card”: almost always).',
  )
  assert.equal(
    hint(['R8', FLIP], evidence, { language: 'ja' }),
    '達人なら、赤の8を出すでしょう。勝つのは10回中1回だけです（「伏せ札をめくる」ならほぼ毎回）。',
  )
})

test('a hint does not say the same number twice', () => {
  const evidence: Evidence = { verdict: 'better', lead: 0.62, finding: { what: 'later points', mine: 3.1, other: 2.5 } }
  assert.equal(
    hint(['B8', 'B5'], evidence),
    'The expert would play Blue 8: keeping Blue 5 brings 0.6 points more in later tricks.',
  )
  assert.equal(
    hint(['B8', 'B5'], evidence, { language: 'ja' }),
    '達人なら、青の8を出すでしょう。青の5を残すと、この後のトリックで平均0.6点多く取れます。',
  )
  assert.match(hint(['B8', 'B5'], { ...evidence, lead: 0.9 }), /0\.6 points more .* worth 0\.9 points a round\.$/)
})

test('moves are called equal only if nothing separates them', () => {
  const said = (verdict: Evidence['verdict']): string => hint(['B5', FLIP], { verdict, lead: 0.02 })
  assert.equal(said('equal'), 'The expert would play Blue 5, about as good as “Flip a face-down card”.')
  for (const verdict of ['better', 'preferred', 'unclear'] as const) assert.doesNotMatch(said(verdict), /as good as/)
  assert.equal(
    hint(['B5', FLIP], { verdict: 'equal', lead: 0 }, { language: 'ja' }),
    '達人なら、青の5を出すでしょう（「伏せ札をめくる」とほぼ互角）。',
  )
})

test('a hint without a finding still says by how much the move is better and how often it wins', () => {
  assert.equal(
    hint([FLIP, 'B5'], { verdict: 'better', lead: 0.31, takes: 0.66 }),
    'The expert would flip a face-down card, 0.3 points a round better than Blue 5. It wins in 7 of 10 deals.',
  )
  assert.equal(
    hint(['B1', 'B5'], { verdict: 'preferred', lead: 0, takes: 0.1 }),
    'The expert would play Blue 1 rather than Blue 5.',
  )
  assert.equal(hint(['B1', 'B5'], { verdict: 'unclear', lead: -0.3, takes: 0 }), 'The expert would play Blue 1.')
})

test('a hint compares nothing if there is no evidence or no choice', () => {
  assert.equal(hint(['R9', 'B5'], undefined), 'The expert would play Red 9.')
  assert.equal(hint(['R9'], undefined), 'The expert would play Red 9 too: there is no choice.')
  assert.equal(hint(['R9'], undefined, { language: 'ja' }), '達人でも、赤の9を出すしかありません。')
})

/** What seat 0 of a prepared game of Gummi Trick sees after these moves; it holds R9, R7 and B10. */
function viewAfter(moves: string): View {
  const match = arrange(gummi, {
    hands: ['R9 R7 B10', 'R10 R1 Y1', 'R2 Y2', 'R3 R8 Y3'],
    faceDown: ['G1 G2 G3'],
    leader: 1,
  })
  return show(playAll(match, moves), new View(gummi, 0))
}
const WINS: Evidence = { verdict: 'better', lead: 1, finding: { what: 'takes', mine: 0.91, other: 0.3 } }

test('a hint names the card whose absence makes the other one win', () => {
  const gone = viewAfter('R10 R2 R3 R7')
  assert.match(hint(['R9', 'B10'], WINS, { view: gone }), /: Red 10 is gone, so it wins in 9 of 10 deals \(/)
  assert.match(
    hint(['R9', 'B10'], WINS, { view: gone, language: 'ja' }),
    /でしょう。赤の10はもうないので、勝つのは10回中9回です（/,
  )
  const out = viewAfter('Y1 Y2 Y3 R7')
  assert.match(hint(['R9', 'B10'], WINS, { view: out }), /: only Red 10 is still unseen above it, so it wins/)
  assert.match(hint(['B10', 'R9'], WINS, { view: out }), /: it is the highest blue, so it wins/)
  assert.match(hint(['R7', 'R9'], WINS, { view: viewAfter('') }), /: it wins in 9 of 10/, 'two higher cards are unseen')
})

test('a hint for BANNISH!! speaks of twins', () => {
  const match = arrange(twins, { hands: ['R1 R2 R3', 'R2 R4', 'R3 Y2', 'R6 Y1'], leader: 1 })
  const evidence = (mine: number, other: number): Evidence => ({
    verdict: 'better',
    lead: 0.1,
    finding: { what: 'vanishes', mine, other },
  })
  const view = show(match, new View(twins, 0))
  assert.match(
    hint(['R2', 'R3'], evidence(0.4, 0.1), { game: twins, view }),
    /: its twin is still unseen, so it vanishes in 4 of 10 deals \(Red 3: 1 of 10\)\./,
  )
  assert.match(
    hint(['R2', 'R3'], evidence(0.1, 0.4), { game: twins, view }),
    /: it vanishes in only 1 of 10 deals \(Red 3: 4 of 10\)\./,
  )
  playAll(match, 'R2 R3 R6 R1 take R2')
  assert.match(
    hint(['R2', 'B3'], evidence(0, 0.4), { game: twins, view: show(match, view) }),
    /: its twin is gone, so it vanishes in 0 of 10 deals \(Blue 3: 4 of 10\)\./,
  )
})

test('a hint speaks of what happens later in the words of the game', () => {
  const gains = (why: string, mine: number, other: number): Evidence => ({
    verdict: 'better',
    lead: 0.2,
    finding: { what: 'gains', why, mine, other },
  })
  assert.match(hint(['R2', 'R3'], gains('second-place', 0.4, 0.3), { game: twins }), /: you come second in 4 of 10 /)
  assert.match(
    hint(['7', '14'], gains('last-trick', 0.2, 0.5), { game: eggs }),
    /: you win the last trick in only 2 of 10 deals \(14: 5 of 10\)\./,
  )
  assert.match(
    hint(['7', '14'], gains('last-trick', 0.02, 0.5), { game: eggs, language: 'ja' }),
    /。最後のトリックに勝つことはほとんどありません（14なら10回中5回）。/,
  )
  const loses: Evidence = {
    verdict: 'better',
    lead: 0.2,
    finding: { what: 'loses', why: 'meld', mine: 0.1, other: 0.4 },
  }
  assert.match(hint(['R2', 'R3'], loses, { game: sushi }), /: you are robbed by a meld in only 1 of 10 deals/)
  assert.match(hint(['R2', 'R3'], gains('face-up', 0.9, 0.4)), /: you score for “cards face up” in 9 of 10 deals/)
})

test('a hint speaks of points in this trick and in later ones', () => {
  const points = (what: 'trick points' | 'later points', mine: number, other: number): Evidence => ({
    verdict: 'better',
    lead: 0.5,
    finding: { what, mine, other },
  })
  assert.match(
    hint(['R2', 'B9'], points('trick points', 2.61, 1.1)),
    /: it brings 2\.6 points in this trick on average \(Blue 9: 1\.1\)\./,
  )
  assert.match(
    hint(['R2', 'B9'], points('later points', 9.5, 8.7)),
    /: keeping Blue 9 brings 0\.8 points more in later tricks\./,
  )
  assert.match(
    hint(['7', '14'], points('later points', 1, 1.4), { game: eggs }),
    /: keeping 14 saves 0\.4 points in later/,
  )
  assert.match(hint(['R2', FLIP], points('later points', 9, 8)), /: later tricks then bring 1\.0 points more\./)
})
