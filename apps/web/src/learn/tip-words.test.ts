import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trick } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { setLanguage } from '../i18n/index.ts'
import { Phrases } from '../table/phrases.ts'
import { tipWords } from './tip-words.ts'

Object.assign(globalThis, { document: { documentElement: { lang: '' } } })

const game = must(trick.at(3))
const R9 = game.deck.parse('R9')!
const B1 = game.deck.parse('B1')!
const estimates = [R9, B1].map((move) => ({ move, visits: 1, value: 0, score: 0 }))

async function tip(takes: number | undefined, moves = 2): Promise<string> {
  await setLanguage('en')
  const phrases = new Phrases(game, ['Me', 'Hana', 'Ken'], 0)
  const evidence = takes === undefined ? {} : { evidence: { deals: 10, takes, verdict: 'better', lead: 1 } as const }
  return tipWords(phrases, game.phases[0], { move: R9, estimates: estimates.slice(0, moves), ...evidence })
}

test('a tip names the move and says whether it will probably win', async () => {
  assert.match(await tip(0.9), /red 9\. It will probably win/i)
  assert.match(await tip(0.1), /red 9\. It will probably not win/i)
})

test('a tip claims nothing about the trick if it is open or unknown', async () => {
  for (const takes of [0.5, undefined]) assert.match(await tip(takes), /red 9\. That is what an expert would do/i)
})

test('a tip says so if there is only one move', async () => {
  assert.match(await tip(0.9, 1), /no other choice/)
})
