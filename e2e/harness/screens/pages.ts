import { games, lessonGames, trick } from '@trick-bento/games'
import type { GameKind } from '@trick-bento/kit'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import type { App } from '../app.ts'
import { isYourTurn, tableWhere } from '../tables.ts'
import { waitForCount } from '../wait.ts'
import { FAST_WITH_TAPS, openDetails, PLAYABLE, type Screen, sitDown, storeSettings, visit } from './visit.ts'

const pageScreen = (name: string, path: string, landmark?: string): Screen => ({
  name,
  show: (app) => visit(app, path, landmark),
})

/** Stores the progress of a lesson as the page does. */
const storeLesson = ({ page }: App, { id }: GameKind, progress: object): Promise<void> =>
  page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [`trick-bento/learn/${id}`, JSON.stringify(progress)],
  )

/** All pages except the tables. */
export const pageScreens: readonly Screen[] = [
  pageScreen('start page', '/', '.compartment'),
  pageScreen('settings', '/settings', '.settings'),
  pageScreen('identity, without a server', '/me', '.identity .field-error:not(:empty)'),
  pageScreen('all lessons', '/learn', '.lesson-entry'),
  pageScreen('the first lesson', '/learn/trick', '.guide-says'),
  {
    name: 'a practice round',
    async show(app) {
      await storeLesson(app, trick, { done: true, scene: 'practice' })
      await visit(app, `/learn/${trick.id}`, '.lesson.practice')
      await app.page.locator('.lesson-go-on').click()
      await app.page.locator('.hand-card.playable, .lesson-go-on.primary').first().waitFor()
    },
  },
  {
    name: 'the end of a lesson',
    async show(app) {
      await storeLesson(app, games[0]!, { done: true, scene: 'practice', stamp: true })
      await visit(app, `/learn/${games[0]!.id}`, '.lesson.practice')
      await app.page.locator('.lesson-help').click()
      await app.page.locator('.lesson-summary .stamp').waitFor()
    },
  },
  {
    name: 'all lessons, with stamps',
    async show(app) {
      for (const kind of lessonGames) await storeLesson(app, kind, { done: true, scene: 0, stamp: true })
      await visit(app, '/learn', '.stamp')
    },
  },
  pageScreen('rules of all games', '/rules', '.rules-of-all'),
  pageScreen('no such page', '/nowhere/at/all'),
  pageScreen('no such game to play', '/play/nothing'),
  pageScreen('no such game to watch', '/watch/nothing'),
  pageScreen('no such game to learn', '/learn/nothing'),
  pageScreen('opening a replay', '/replay', 'textarea'),
  pageScreen('a damaged link', '/replay#?', '[role=alert]'),
  {
    name: 'a replay',
    async show(app) {
      await visit(app, `/replay#${await fragmentOf(randomRecord(games[0]!, 3, 'tour'))}`, '.toolbar')
      for (let step = 0; step < 6; step++) await app.page.locator('.toolbar-buttons .tool').nth(3).click()
    },
  },
  {
    name: 'the end of a replay',
    async show(app) {
      await visit(app, `/replay#${await fragmentOf(randomRecord(games[2]!, 4, 'tour'))}`, '.toolbar')
      await app.page.locator('.toolbar-buttons .tool').nth(4).click()
      await app.page.locator('.result').waitFor()
    },
  },
  ...games.flatMap((kind) => pagesOf(kind)),
]

function pagesOf(kind: GameKind): Screen[] {
  const { id } = kind
  return [
    {
      name: `${id}: set-up`,
      async show(app) {
        await visit(app, `/play/${id}`, '.setup')
        await openDetails(app.page)
      },
    },
    {
      name: `${id}: start page with a game in progress`,
      async show(app) {
        await sitDown(app, tableWhere(kind, isYourTurn), PLAYABLE)
        await visit(app, '/', '.continue-latest')
      },
    },
    pageScreen(`${id}: set-up with a game in progress`, `/play/${id}`, '.setup-state'),
    pageScreen(`${id}: rules`, `/rules/${id}`, '.rule-contents'),
    pageScreen(`${id}: lesson`, `/learn/${id}`, '.guide-says'),
    {
      name: `${id}: watching bots`,
      async show(app) {
        // Fast bots would end the game before the test can pause it.
        await storeSettings(app, { speed: 'calm' })
        await visit(app, `/watch/${id}?seed=tour&level=newcomer`, '.narration')
        await app.page.locator('.tool.primary').click()
        await storeSettings(app, { speed: FAST_WITH_TAPS.speed })
        await waitForCount(app.page.locator('.seat.thinking'), 0)
      },
    },
  ]
}
