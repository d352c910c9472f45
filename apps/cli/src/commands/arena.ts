import { availableParallelism } from 'node:os'
import { type ContestTerms, type DealResult, ENTRANTS, summarise } from '@trick-bento/bots/arena'
import type { Command } from 'commander'
import { reportJson } from '../arena/json.ts'
import { playDeals } from '../arena/pool.ts'
import { type ArenaReport, marksOf, pointsCaption, reportLines, titleOf } from '../arena/report.ts'
import { makeSvg } from '../arena/svg.ts'
import { type ContestTask, contestOf } from '../arena/task.ts'
import { randomSeed, type TableSettings, wholeNumber, withTable } from '../arguments.ts'
import { WholeFile } from '../files.ts'
import { words } from '../i18n/index.ts'
import { Progress } from '../progress.ts'

const MOST_DEALS = 100_000
const MOST_WORKERS = 256

interface Settings extends TableSettings {
  readonly bots: readonly string[]
  readonly against?: string
  readonly deals: number
  readonly whole?: true
  readonly workers: number
  readonly json?: true
  readonly plot?: string
}

const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

export function addArena(program: Command): void {
  const command = program
    .command('arena')
    .description('let bots play the same deals, and report which is better and how certain that is')
    .argument('<game>', 'a game or a file with one')
  withTable(command)
    .requiredOption('--bots <names>', `bots that play, such as textbook,random: ${ENTRANTS.join(', ')}`, names)
    .option('--against <name>', 'fill the other seats with copies of this bot, and let each bot take each seat once')
    .option('--deals <n>', 'number of deals', wholeNumber(2, MOST_DEALS), 100)
    .option('--whole', 'play whole games instead of one round per deal')
    .option('--workers <n>', 'number of worker threads', wholeNumber(1, MOST_WORKERS), availableParallelism())
    .option('--json', 'print all numbers as JSON')
    .option('--plot <file>', 'write a plot of strength against time to this file, as SVG')
    .addHelpText('after', '\ntextbook@300 is textbook with 300 iterations per move.')
    .action(arena)
}

async function arena(game: string, settings: Settings): Promise<void> {
  const { seats, options, seed = randomSeed(), deals, json, plot } = settings
  const { bots, against, whole } = settings
  const terms: ContestTerms = {
    bots,
    ...(against !== undefined && { against }),
    seed,
    extent: whole ? 'match' : 'round',
  }
  const task: ContestTask = { game, seats, options, terms }
  const contest = await contestOf(task)
  const file = plot === undefined ? undefined : new WholeFile(plot)
  const results = await playAll(task, settings)
  const summary = summarise(
    contest.entrants.map(({ name }) => name),
    results,
  )
  const report: ArenaReport = { contest, terms, deals, summary }
  file?.write(
    makeSvg(marksOf(contest.game, summary), contest.game.kind.best, {
      title: titleOf(contest.game, deals, terms),
      points: pointsCaption(contest.game),
      time: words().arena.timePerMove,
    }),
  )
  file?.finish()
  if (json) console.log(JSON.stringify(reportJson(report, results)))
  else console.log(reportLines(report).join('\n'))
}

async function playAll(task: ContestTask, { deals, workers }: Settings): Promise<DealResult[]> {
  const progress = new Progress(deals, words().progress.deals)
  progress.draw()
  try {
    return await playDeals(task, deals, Math.min(workers, deals), {
      dealDone: () => progress.step(),
      restarted(sentence) {
        progress.clear()
        console.error(`bento: ${sentence}`)
      },
    })
  } finally {
    progress.clear()
  }
}
