import { games } from '@trick-bento/games'
import type { GameKind, Match } from '@trick-bento/kit'
import type { Progress } from '@trick-bento/web/session/plan.ts'
import type { App } from '../app.ts'
import { isGameOver, isLastToPlay, isPrizeToTake, isRefusal, isRoundOver, isYourTurn, tableWhere } from '../tables.ts'
import { clickCard, openDetails, PLAYABLE, REFUSED, type Screen, sitDown } from './visit.ts'

/** Games in which every card is legal. */
const REFUSES_NOTHING = new Set(['sushi-trick'])
const SEVERAL_ROUNDS: Readonly<Record<string, Record<string, unknown>>> = { 'gummi-trick': { rounds: 3 } }
const PANELS = { log: '.log', rules: '.rule-contents', settings: '.settings', 'last-trick': '.last-trick' }

/** Tables in all their states. */
export const tableScreens: readonly Screen[] = [...games.flatMap((kind) => screensOf(kind)), prize(), curtain()]

function screensOf(kind: GameKind): Screen[] {
  return [...situationsOf(kind), ...panelsOf(kind), ...resultsOf(kind)]
}

function situationsOf(kind: GameKind): Screen[] {
  const { id } = kind
  const yourTurn: Screen = {
    name: `${id}: your turn`,
    show: (app) => sitDown(app, tableWhere(kind, isYourTurn), PLAYABLE),
  }
  const trick: Screen = {
    name: `${id}: a finished trick`,
    async show(app) {
      await sitDown(app, tableWhere(kind, isLastToPlay), PLAYABLE)
      await clickCard(app.page, PLAYABLE)
      await app.page.locator('.go-on').waitFor()
    },
  }
  const refusal: Screen = {
    name: `${id}: a card that is refused`,
    async show(app) {
      await sitDown(app, tableWhere(kind, isRefusal), PLAYABLE)
      await clickCard(app.page, REFUSED)
      await app.page.locator('.prompt.refused').waitFor()
    },
  }
  return REFUSES_NOTHING.has(id) ? [yourTurn, trick] : [yourTurn, trick, refusal]
}

function panelsOf(kind: GameKind): Screen[] {
  return Object.entries(PANELS).map(([panel, content]) => ({
    name: `${kind.id}: ${panel}`,
    async show(app) {
      if (!(await isAtTable(app, kind))) await sitDown(app, tableWhere(kind, isLaterTurn), PLAYABLE)
      await app.page.click(`.open-${panel}`)
      await app.page.locator(`:is(dialog[open], .log-drawer) ${content}`).waitFor()
    },
  }))
}

/** Closes an open panel. True if the table of this game is shown then. */
async function isAtTable({ page }: App, { id }: GameKind): Promise<boolean> {
  if ((await page.locator('.log-drawer').count()) > 0) await page.click('.open-log')
  else if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
  else return false
  return (await page.locator(`[data-game=${id}] ${PLAYABLE}`).count()) > 0
}

/** A turn after the first trick. */
const isLaterTurn = (match: Match): boolean => isYourTurn(match) && match.decisions.length > match.game.seats * 2

function resultsOf(kind: GameKind): Screen[] {
  const { id } = kind
  const show = (progress: () => Progress): Screen['show'] => {
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

/** The winner of the trick chooses a card of it. */
function prize(): Screen {
  const bannish = games.find(({ id }) => id === 'bannish')!
  return {
    name: 'bannish: a prize to take',
    show: (app) => sitDown(app, tableWhere(bannish, isPrizeToTake), '.tray-choice'),
  }
}

/** Two people share the device. */
function curtain(): Screen {
  return {
    name: 'the device is handed over',
    async show(app) {
      const progress = tableWhere(games[0]!, (match) => !match.over && match.table.turn === 1, { people: 2 })
      await sitDown(app, progress, '.curtain[open]')
    },
  }
}
