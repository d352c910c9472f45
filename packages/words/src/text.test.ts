import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannish, gudetama, gummiTrick, sushiTrick } from '@trick-bento/games'
import { type Match, must, redact } from '@trick-bento/kit'
import { arrange, place } from '../../games/src/testing/arrange.ts'
import { sentencesOf } from './sentences/index.ts'
import { type Language, narrate, narrateMoves, wordingOf } from './testing/wordings.ts'
import { announcementOf } from './text.ts'

const gummi = must(gummiTrick.at(4))
const twins = must(bannish.at(4))
const eggs = must(gudetama.at(4))
const sushi = must(sushiTrick.at(4))
const six = must(sushiTrick.at(6))

/** The opening of the last round as seat 0 reads it. */
function opening(match: Match, language: Language = 'en', before = match.game.table()): string[] {
  const start = match.events.findLastIndex(({ type }) => type === 'round')
  const events = match.events.slice(start).map((event) => redact(match.game.layout, event, 0))
  return narrate(events, wordingOf(match.game, language), before, match.table)
}

test('a round opens with what was dealt and who leads', () => {
  assert.deepEqual(opening(arrange(gummi, { leader: 2 })), [
    'Round 1 begins',
    'Dealt: 9 cards each, 3 face down each and 2 set aside',
    'Otis leads',
  ])
  assert.deepEqual(opening(arrange(gummi), 'ja'), [
    '第1ラウンド開始',
    '配札：手札9枚ずつ、伏せ札3枚ずつ、除外2枚',
    'あなたがリードします',
  ])
})

test('an opening says who holds the card that makes its holder the leader', () => {
  const match = arrange(six, { unused: 'R8 R7 K1 K2', hands: ['', 'R6'] })
  assert.deepEqual(opening(match), [
    'Round 1 begins',
    'Trump is red',
    'Dealt: 8 cards each and 4 set aside',
    'Nobody has Red 8',
    'Nobody has Red 7',
    'Hana has Red 6 and leads',
  ])
  assert.equal(opening(match, 'ja').at(-1), '赤の6を持つHanaさんがリードします')
})

test('a seat drops out when the next round begins without it', () => {
  const match = place(arrange(eggs), {
    hands: ['13', '4', '3', '2'],
    totals: [9, 3, 0, 0],
    turn: 0,
    numbers: { tricks: 6 },
  })
  narrateMoves(match, '13 4 3 2')
  const before = eggs.table().copy(match.table)
  match.nextRound()
  assert.deepEqual(opening(match, 'en', before).slice(0, 3), [
    'Round 2 begins',
    'You and Hana drop out',
    'Otis and Juno go on',
  ])
  assert.equal(opening(match, 'ja', before)[1], 'あなたとHanaさんが脱落しました')
})

const gummiTrickOf = (): Match =>
  place(arrange(gummi), {
    hands: ['R9 R1', 'B6 B8', 'R3 P1', 'Y2 Y5'],
    faceDown: ['', 'Y6', '', ''],
    turn: 0,
  })

test('a play and a flip name the card', () => {
  assert.deepEqual(narrateMoves(gummiTrickOf(), 'R9'), ['You play Red 9'])
  assert.deepEqual(narrateMoves(gummiTrickOf(), 'R9 flip'), ['Hana flips Yellow 6'])
  assert.deepEqual(narrateMoves(gummiTrickOf(), 'R9 flip R3'), ['Otis plays Red 3'])
  assert.deepEqual(narrateMoves(gummiTrickOf(), 'R9 flip', 'ja'), ['Hanaさんが伏せ札をめくると黄の6でした'])
})

test('a trick names every winner with points and reasons, and who leads next', () => {
  assert.deepEqual(narrateMoves(gummiTrickOf(), 'R9 flip R3 Y2'), [
    'Juno plays Yellow 2',
    'You take Red 9, and Red 3 face down (+2 for cards face up, +1 for cards face down)',
    'Hana takes Yellow 6, and Yellow 2 face down (+3 for cards face up, +1 for cards face down)',
    'Hana leads the next trick',
  ])
  assert.equal(
    narrateMoves(gummiTrickOf(), 'R9 flip R3 Y2', 'ja')[1],
    'あなたが赤の9と、裏向きで赤の3を獲得しました（表向きのカード+2点、裏向きのカード+1点）',
  )
})

const bannishTrick = (cards: string): Match => {
  const spare = ['Y6', 'Y6', 'Y5', 'Y5']
  const played = cards.split(' ')
  return place(arrange(twins), { hands: spare.map((more, seat) => `${played[seat] ?? 'G5'} ${more}`), turn: 0 })
}

test('two identical cards vanish, whether or not the trick has a winner', () => {
  assert.deepEqual(narrateMoves(bannishTrick('R4 R4'), 'R4 R4'), [
    'Hana plays Red 4',
    'Bannish! Red 4 and its twin vanish',
    'Nobody wins the trick',
    'The chip goes to Hana',
    'Hana leads the next trick',
  ])
  assert.deepEqual(narrateMoves(bannishTrick('R3 B5 B5'), 'R3 B5 B5'), [
    'Otis plays Blue 5',
    'Bannish! Blue 5 and its twin vanish',
    'You take Red 3',
    'The chip goes to Otis',
    'Otis leads the next trick',
  ])
})

test('the winner of a trick chooses a prize and takes it', () => {
  assert.deepEqual(narrateMoves(bannishTrick('R3 R5 B6 R4'), 'R3 R5 B6 R4'), [
    'Juno plays Red 4',
    'Hana wins the trick and chooses a card',
    'The chip goes to Hana',
  ])
  assert.deepEqual(narrateMoves(bannishTrick('R3 R5 B6 R4'), 'R3 R5 B6 R4 take R3'), [
    'Hana takes Red 3',
    'Removed: Red 4, Red 5 and Blue 6',
  ])
})

test('the end of a round shows second place and the cards left in hand', () => {
  const match = place(arrange(twins), { hands: ['R4', 'R4 R1', 'B1 B2', 'Y6 Y6 Y5'], turn: 0 })
  assert.deepEqual(
    narrateMoves(match, 'R4 R4').slice(-6),
    [
      'Juno has cards left: Yellow 5, Yellow 6 and Yellow 6',
      'Second place! Hana +1',
      'Nobody wins the trick',
      'The chip goes to Hana',
      'Round 1 is over',
    ].toSpliced(0, 0, 'Otis has cards left: Blue 1 and Blue 2'),
  )
})

const eggTrick = (hands: string, totals: number[] = []): Match =>
  place(arrange(eggs), { hands: hands.split(' '), turn: 0, totals, numbers: { tricks: 6 } })

test('the last trick scores for its winner, or for everybody if it has a 1', () => {
  assert.deepEqual(narrateMoves(eggTrick('8 13 13 4'), '8 13 13 4'), [
    'Juno plays 4',
    'Otis wins the trick with 13',
    'Penalty points! Otis +13',
    'Round 1 is over',
  ])
  assert.deepEqual(narrateMoves(eggTrick('8 1 13 4'), '8 1 13 4'), [
    'Juno plays 4',
    'A 1! Everybody scores! You +8, Hana +1, Otis +13, Juno +4',
    'Round 1 is over',
  ])
})

test('the game ends with its winners', () => {
  assert.deepEqual(narrateMoves(eggTrick('8 13 13 4', [1, 2, 20, 3]), '8 13 13 4').slice(-2), [
    'The game is over',
    'You win the game',
  ])
  assert.equal(
    narrateMoves(eggTrick('8 13 13 4', [4, 2, 20, 3]), '8 13 13 4', 'ja').at(-1),
    'Hanaさんがゲームに勝ちました',
  )
})

test('a winner with a 14 names who leads', () => {
  const hands = ['5 9', '14 9', '6 9', '4 9']
  const match = (): Match => place(arrange(eggs), { hands, turn: 0, numbers: { tricks: 2 } })
  assert.deepEqual(narrateMoves(match(), '5 14 6 4'), ['Juno plays 4', 'Hana wins the trick with 14'])
  assert.deepEqual(narrateMoves(match(), '5 14 6 4 lead 0'), ['Hana lets you lead'])
  assert.deepEqual(narrateMoves(match(), '5 14 6 4 lead 2', 'ja'), ['Hanaさんが次のリードにOtisさんを指名しました'])
})

const sushiTrickOf = (cards: string, totals: number[] = [4, 4, 4, 4]): Match =>
  place(arrange(sushi), { hands: cards.split(' ').map((card, seat) => `${card} Y${seat + 6}`), turn: 0, totals })

test('a reader knows no face-down trump but their own', () => {
  assert.deepEqual(narrateMoves(sushiTrickOf('R7 R6 Y1 Y2'), 'R7'), ['You play Red 7 face down'])
  assert.deepEqual(narrateMoves(sushiTrickOf('R7 R6 Y1 Y2'), 'R7 R6'), ['Hana plays a trump face down'])
  assert.deepEqual(narrateMoves(sushiTrickOf('R7 R6 Y1 Y2'), 'R7 R6', 'ja'), ['Hanaさんが切り札を裏向きに出しました'])
})

test('melds and reversals take points from a seat, or from the bank if that seat has too few', () => {
  assert.deepEqual(narrateMoves(sushiTrickOf('R7 R6 Y1 Y2'), 'R7 R6 Y1 Y2'), [
    'Juno plays Yellow 2',
    'You turn over Red 7, Hana Red 6',
    'You win the trick with Red 7',
    'Meld! You take 2 points from Hana',
  ])
  assert.equal(
    narrateMoves(sushiTrickOf('R7 R6 Y1 Y2'), 'R7 R6 Y1 Y2', 'ja')[1],
    'あなたが赤の7、Hanaさんが赤の6を表にしました',
  )
  assert.equal(
    narrateMoves(sushiTrickOf('R8 R7 K8 Y2'), 'R8 R7 K8 Y2').at(-1),
    'Reversal! Otis takes 2 points from you',
  )
  assert.equal(
    narrateMoves(sushiTrickOf('R8 R7 K8 Y2'), 'R8 R7 K8 Y2', 'ja').at(-1),
    '逆転！Otisさんがあなたから2点を奪いました',
  )
  assert.equal(narrateMoves(sushiTrickOf('R7 R6 Y1 Y2', [4, 1, 4, 4]), 'R7 R6 Y1 Y2').at(-1), 'Meld! You +2')
})

test('the penalty lists the points of every seat', () => {
  const match = sushiTrickOf('Y1 K2 K3 K4')
  place(match, { hands: ['Y1', 'K2', 'K3', 'K4'], turn: 0, numbers: { tricks: 9, won: [4, 2, 2, 1] } })
  assert.deepEqual(narrateMoves(match, 'Y1 K2 K3 K4').slice(1, 4), [
    'You win the trick with Yellow 1',
    'One point per trick: You +5, Hana +2, Otis +2, Juno +1',
    'Penalty! You −3, Hana +1, Otis +1, Juno +1',
  ])
})

test('the end of a round does not repeat points that were just told', () => {
  const atEnd = (won: number[]): Match => {
    const match = sushiTrickOf('Y1 K2 K3 K4')
    place(match, { hands: ['Y1', 'K2', 'K3', 'K4'], turn: 0, numbers: { tricks: 9, won } })
    return match
  }
  assert.deepEqual(narrateMoves(atEnd([2, 3, 4, 0]), 'Y1 K2 K3 K4').slice(-1), [
    'Round 1 is over: You +4, Hana +4, Otis +1, Juno +1',
  ])
  assert.deepEqual(narrateMoves(atEnd([2, 3, 3, 1]), 'Y1 K2 K3 K4').slice(-2), [
    'One point per trick: You +3, Hana +3, Otis +3, Juno +1',
    'Round 1 is over',
  ])
  assert.equal(narrateMoves(atEnd([2, 3, 3, 1]), 'Y1 K2 K3 K4', 'ja').at(-1), '第1ラウンド終了')
})

test('an announcement is short and says when it is your turn', () => {
  const match = gummiTrickOf()
  narrateMoves(match, 'R9 flip R3')
  const before = gummi.table().copy(match.table)
  const start = match.events.length
  narrateMoves(match, 'Y2')
  const last = sentencesOf(match.events.slice(start), gummi, before, match.table)
  assert.equal(
    announcementOf(last, wordingOf(gummi), false),
    'Juno plays Yellow 2. You take Red 9 (+3). Hana takes Yellow 6 (+4). Hana leads the next trick.',
  )
  const first = arrange(gummi)
  assert.equal(
    announcementOf(sentencesOf(first.events, gummi, gummi.table(), first.table), wordingOf(gummi, 'ja'), true),
    '第1ラウンド開始。あなたがリードします。あなたの番です。',
  )
})
