import { games } from '@trick-bento/games'
import type { GameKind, Match } from '@trick-bento/kit'
import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { App } from '../app.ts'
import { isGameOver, isLastToPlay, isPrizeToTake, isRefusal, isRoundOver, isYourTurn, tableWhere } from '../tables.ts'
import { clickCard, openDetails, PLAYABLE, REFUSED, type Sight, sitDown } from './visit.ts'

/** Whoever plays it may play any card. */
const REFUSES_NOTHING = new Set(['sushi-trick'])
const SEVERAL_ROUNDS: Readonly<Record<string, Record<string, unknown>>> = { 'gummi-trick': { rounds: 3 } }
const PANELS = { log: '.log', rules: '.rule-contents', settings: '.settings', 'last-trick': '.tray' }

/** Tables at which one plays, in all the states that one meets. */
export const tableSights: readonly Sight[] = [...games.flatMap((kind) => sightsOf(kind)), prize(), curtain()]

function sightsOf(kind: GameKind): Sight[] {
  return [...situationsOf(kind), ...panelsOf(kind), ...resultsOf(kind)]
}

function situationsOf(kind: GameKind): Sight[] {
  const { id } = kind
  const yourTurn: Sight = {
    name: `${id}: your turn`,
    show: (app) => sitDown(app, tableWhere(kind, isYourTurn), PLAYABLE),
  }
  const trick: Sight = {
    name: `${id}: a finished trick`,
    async show(app) {
      await sitDown(app, tableWhere(kind, isLastToPlay), PLAYABLE)
      await clickCard(app.page, PLAYABLE)
      await app.page.locator('.go-on').waitFor()
    },
  }
  const refusal: Sight = {
    name: `${id}: a card that is refused`,
    async show(app) {
      await sitDown(app, tableWhere(kind, isRefusal), PLAYABLE)
      await clickCard(app.page, REFUSED)
      await app.page.locator('.prompt.refused').waitFor()
    },
  }
  return REFUSES_NOTHING.has(id) ? [yourTurn, trick] : [yourTurn, trick, refusal]
}

function panelsOf(kind: GameKind): Sight[] {
  return Object.entries(PANELS).map(([panel, content]) => ({
    name: `${kind.id}: ${panel}`,
    async show(app) {
      if (!(await isAtTable(app, kind))) await sitDown(app, tableWhere(kind, isLaterTurn), PLAYABLE)
      await app.page.click(`.open-${panel}`)
      await app.page.locator(`dialog[open] ${content}`).waitFor()
    },
  }))
}

/** True if the table of this game is there already, once the panel that was looked at before is closed. */
async function isAtTable({ page }: App, { id }: GameKind): Promise<boolean> {
  if ((await page.locator('dialog[open]').count()) === 0) return false
  await page.keyboard.press('Escape')
  return (await page.locator(`[data-game=${id}] ${PLAYABLE}`).count()) > 0
}

/** A turn after the first trick. */
const isLaterTurn = (match: Match): boolean => isYourTurn(match) && match.decisions.length > match.game.seats * 2

function resultsOf(kind: GameKind): Sight[] {
  const { id } = kind
  const show = (progress: () => Progress): Sight['show'] => {
    return async (app) => {
      await sitDown(app, progress(), 'dialog[open] .receipts')
      await openDetails(app.page)
    }
  }
  return [
    { name: `${id}: end of the game`, show: show(() => tableWhere(kind, isGameOver)) },
    {
      name: `${id}: end of a round`,
      show: show(() => tableWhere(kind, isRoundOver, { options: SEVERAL_ROUNDS[id] ?? {} })),
    },
  ]
}

/** The trick is won, and its winner may choose. */
function prize(): Sight {
  const bannish = games.find(({ id }) => id === 'bannish')!
  return {
    name: 'bannish: a prize to take',
    show: (app) => sitDown(app, tableWhere(bannish, isPrizeToTake), '.tray-choice'),
  }
}

/** Two people share the device. */
function curtain(): Sight {
  return {
    name: 'the device is handed over',
    async show(app) {
      const progress = tableWhere(games[0]!, (match) => !match.over && match.table.turn === 1, { people: 2 })
      await sitDown(app, progress, '.curtain[open]')
    },
  }
}
