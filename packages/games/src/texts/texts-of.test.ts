import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { bannish } from '../bannish/rules.ts'
import type { screen as bannishScreen } from '../bannish/screen.ts'
import type { gudetama } from '../gudetama/rules.ts'
import type { screen as gudetamaScreen } from '../gudetama/screen.ts'
import type { gummiTrick } from '../gummi-trick/rules.ts'
import type { screen as gummiScreen } from '../gummi-trick/screen.ts'
import type { ScreenOf } from '../screen/screen.ts'
import type { sushiTrick } from '../sushi-trick/rules.ts'
import type { screen as sushiScreen } from '../sushi-trick/screen.ts'
import type { TextsOf } from './texts.ts'

type Bannish = TextsOf<typeof bannish, typeof bannishScreen>
type Gudetama = TextsOf<typeof gudetama, typeof gudetamaScreen>
type GummiTrick = TextsOf<typeof gummiTrick, typeof gummiScreen>
type SushiTrick = TextsOf<typeof sushiTrick, typeof sushiScreen>

type Keys<T> = keyof T & string
type Same<A, B> = [A, B] extends [B, A] ? true : false

const needed: [
  Same<Keys<Bannish['zones']>, 'prizes' | 'removed'>,
  Same<Keys<Bannish['numbers']>, 'chip' | 'stars'>,
  Same<Keys<Bannish['phases']>, 'play' | 'take'>,
  Same<Keys<Bannish['moves']>, 'play' | 'take'>,
  Same<Keys<Bannish['calls']>, never>,
  Same<Keys<Bannish['reasons']>, 'follow-colour'>,
  Same<Keys<Bannish['scores']>, 'second-place'>,
  Same<Keys<Bannish['moments']>, 'bannish' | 'second-place'>,
  Same<Keys<Gudetama['phases']>, 'play' | 'lead'>,
  Same<Keys<Gudetama['moves']>, 'play'>,
  Same<Keys<Gudetama['calls']>, 'lead'>,
  Same<Keys<Gudetama['called']>, 'lead'>,
  Same<Keys<GummiTrick['calls']>, 'flip'>,
  Same<Keys<GummiTrick['options']['rounds']['choices']>, '1' | '3'>,
  Same<Keys<SushiTrick['options']>, 'rounds' | 'shortPayment'>,
  Same<Keys<SushiTrick['options']['shortPayment']['choices']>, 'bank' | 'all'>,
  Same<Keys<SushiTrick['options']['rounds']>, 'name' | 'about'>,
  Same<Keys<SushiTrick['reasons']>, never>,
] = [
  ...([true, true, true, true, true, true] as const),
  ...([true, true, true, true, true, true] as const),
  ...([true, true, true, true, true, true] as const),
]

test('the texts that a game needs follow from its rules and its screen', () => assert.ok(needed.every(Boolean)))

/** Each of these lines is wrong; the type check of the repository fails if one of them compiles. */
export const wrong = {
  // @ts-expect-error the text of a reason is missing
  reasons: { 'high-or-lowest': '' } satisfies Gudetama['reasons'],
  // @ts-expect-error there is no such score
  scores: { 'second-place': '', 'third-place': '' } satisfies Bannish['scores'],
  // @ts-expect-error the text of a moment is missing
  moments: { meld: { banner: '' }, reversal: { banner: '' } } satisfies SushiTrick['moments'],
  // @ts-expect-error the sentence of the log is missing
  log: { bannish: { banner: '' }, 'second-place': { banner: '' } } satisfies Bannish['moments'],
  // @ts-expect-error the text of a phase is missing
  phases: { play: '' } satisfies Gudetama['phases'],
  // @ts-expect-error the text of a choice is missing
  choices: { bank: '' } satisfies SushiTrick['options']['shortPayment']['choices'],
  // @ts-expect-error a list of numbers needs the text of an item
  item: { name: '', about: '' } satisfies Gudetama['options']['copies'],
  // @ts-expect-error there is no such zone
  zones: { prizes: 'fan', removed: 'hidden', hidden: 'fan' } satisfies ScreenOf<typeof bannish>['zones'],
  // @ts-expect-error there is no such score
  scored: { meld: { scored: 'melds' } } satisfies ScreenOf<typeof sushiTrick>['moments'],
}
