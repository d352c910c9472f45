import { games } from '@trick-bento/games'
import type { GameKind } from '@trick-bento/kit'
import { fragmentOf } from '@trick-bento/web/records/link.ts'
import { randomRecord } from '@trick-bento/web/records/testing/random-record.ts'
import { countIs } from '../wait.ts'
import { HURRIED, keepSettings, openDetails, type Sight, visit } from './visit.ts'

const pageSight = (name: string, path: string, landmark?: string): Sight => ({
  name,
  show: (app) => visit(app, path, landmark),
})

/** All pages but the tables at which one plays. */
export const pageSights: readonly Sight[] = [
  pageSight('start page', '/', '.compartment'),
  pageSight('settings', '/settings', '.settings'),
  pageSight('oneself online, without a server', '/me', '.identity .field-error:not(:empty)'),
  pageSight('all lessons', '/learn', '.lesson-entry'),
  pageSight('rules of all games', '/rules', '.rules-of-all'),
  pageSight('no such page', '/nowhere/at/all'),
  pageSight('no such game to play', '/play/nothing'),
  pageSight('no such game to watch', '/watch/nothing'),
  pageSight('no such game to learn', '/learn/nothing'),
  pageSight('opening a replay', '/replay', 'textarea'),
  pageSight('a damaged link', '/replay#?', '[role=alert]'),
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

function pagesOf({ id }: GameKind): Sight[] {
  return [
    {
      name: `${id}: set-up`,
      async show(app) {
        await visit(app, `/play/${id}`, '.setup')
        await openDetails(app.page)
      },
    },
    pageSight(`${id}: rules`, `/rules/${id}`, '.rule-contents'),
    pageSight(`${id}: lesson`, `/learn/${id}`, '.guide-says'),
    {
      name: `${id}: watching bots`,
      async show(app) {
        // Bots in a hurry would be done before anybody could hold them.
        await keepSettings(app, { speed: 'calm' })
        await visit(app, `/watch/${id}?seed=tour&level=newcomer`, '.narration')
        await app.page.locator('.tool.primary').click()
        await keepSettings(app, { speed: HURRIED.speed })
        await countIs(app.page.locator('.seat.thinking'), 0)
      },
    },
  ]
}
