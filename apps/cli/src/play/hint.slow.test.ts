import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adviser } from '@trick-bento/bots'
import { games } from '@trick-bento/games'
import { LANGUAGES } from '@trick-bento/games/texts'
import { type Game, legal, type Move, must, Sampler, seeded, show, View } from '@trick-bento/kit'
import { walk } from '@trick-bento/kit/contract'
import { hintWords, People, type Wording } from '@trick-bento/words'
import { gameTexts, grammar, loadLanguage } from '../i18n/index.ts'

const POSITIONS = 10
const DEALS = 1500
const wordingOf = (game: Game): Wording => ({
  grammar: grammar(),
  texts: gameTexts(game.kind),
  game,
  people: new People(Array(game.seats).fill('Mia'), -1),
})

/** Views of seats that play last to a trick, with a choice of cards: no decision of others comes in between. */
function* viewsOfLast(game: Game): Generator<View> {
  for (let g = 0, found = 0; found < POSITIONS; g++) {
    for (const { match, seat } of walk(game, { seed: `hint-${g}` })) {
      const { table } = match
      const isLast = game.phases[table.phase].from === 'hand' && table.played === table.players - 1
      if (!isLast || !legal(game, table, seat).rest.some || found === POSITIONS) continue
      found++
      yield show(match, new View(game, seat))
    }
  }
}

/** In which share of sampled deals the move wins the trick, from the number of cards that the seat then has. */
function shareOfWins(view: View, move: Move): number {
  const { game, seat, table } = view
  const piles = game.layout.places.flatMap(({ owner, sight, stack }, at) =>
    owner === seat && at !== seat && sight !== 'owner' && stack === 0 ? [at] : [],
  )
  const sampler = new Sampler(view)
  const random = seeded('deals')
  const t = game.table()
  let wins = 0
  for (let i = 0; i < DEALS; i++) {
    sampler.deal(random, t)
    game.phases[t.phase].act(t, seat, move)
    const takes = piles.some((at) => t.count(at) > table.count(at))
    if (takes || (!t.roundOver && game.phases[t.phase].from === 'trick' && t.turn === seat)) wins++
  }
  return wins / DEALS
}

const SAID = { en: / wins in (?:only )?(\d+) of 10 deals/, ja: /(?<!に)勝つのは10回中(\d+)回/ } as const
const EQUAL = { en: 'about as good as', ja: 'ほぼ互角' } as const

for (const language of LANGUAGES) {
  for (const kind of games) {
    test(`${kind.id}, ${language}: what a hint says is true in the deals that fit`, async () => {
      await loadLanguage(language)
      const game = must(kind.at(kind.seats.usual))
      const bot = adviser(game)
      for (const view of viewsOfLast(game)) {
        const thought = bot(view, { iterations: 600 }, seeded('hint'))
        const said = hintWords(wordingOf(game), thought, view)
        assert.doesNotMatch(said, /undefined|NaN|\{|\[object/)
        assert.equal(said.includes(EQUAL[language]), thought.evidence?.verdict === 'equal', said)
        const share = said.match(SAID[language])?.[1]
        if (share === undefined) continue
        const wins = shareOfWins(view, thought.move)
        assert.ok(Math.abs(Number(share) / 10 - wins) <= 0.12, `“${said}”, but it wins in ${wins}`)
      }
    })
  }
}
