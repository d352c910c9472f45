import { availableParallelism } from 'node:os'
import { type DealResult, ENTRANTS, summarise, type Terms } from '@trick-bento/bots/arena'
import type { Command } from 'commander'
import { findingsJson } from '../arena/json.ts'
import { playDeals } from '../arena/pool.ts'
import { type Findings, marksOf, pointsCaption, reportLines, titleOf } from '../arena/report.ts'
import { makeSvg } from '../arena/svg.ts'
import { contestOf, type Task } from '../arena/task.ts'
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
    .description('let bots play the same deals, and tell who is better and how surely')
    .argument('<game>', 'a game or a file with one')
  withTable(command)
    .requiredOption('--bots <names>', `who plays, such as textbook,random: ${ENTRANTS.join(', ')}`, names)
    .option('--against <name>', 'let each take each seat among copies of this one, instead of sharing a table')
    .option('--deals <n>', 'how many deals', wholeNumber(2, MOST_DEALS), 100)
    .option('--whole', 'play whole games instead of a round with each deal')
    .option('--workers <n>', 'how many deals at a time', wholeNumber(1, MOST_WORKERS), availableParallelism())
    .option('--json', 'print all numbers as JSON')
    .option('--plot <file>', 'draw strength against time into this file, as SVG')
    .addHelpText('after', '\ntextbook@300 is textbook with 300 iterations a move.')
    .action(arena)
}

async function arena(game: string, settings: Settings): Promise<void> {
  const { seats, options, seed = randomSeed(), deals, json, plot } = settings
  const { bots, against, whole } = settings
  const terms: Terms = { bots, ...(against !== undefined && { against }), seed, extent: whole ? 'match' : 'round' }
  const task: Task = { game, seats, options, terms }
  const contest = await contestOf(task)
  const file = plot === undefined ? undefined : new WholeFile(plot)
  const results = await playAll(task, settings)
  const summary = summarise(
    contest.entrants.map(({ name }) => name),
    results,
  )
  const findings: Findings = { contest, terms, deals, summary }
  file?.write(
    makeSvg(marksOf(contest.game, summary), contest.game.kind.best, {
      title: titleOf(contest.game, deals, terms),
      points: pointsCaption(contest.game),
      time: words().arena.timePerMove,
    }),
  )
  file?.finish()
  if (json) console.log(JSON.stringify(findingsJson(findings, results)))
  else console.log(reportLines(findings).join('\n'))
}

async function playAll(task: Task, { deals, workers }: Settings): Promise<DealResult[]> {
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
