import { type GameRecord, type Match, range } from '@trick-bento/kit'
import { People } from '@trick-bento/words'
import type { Command } from 'commander'
import { wholeNumber, withMoreGames } from '../arguments.ts'
import { failure } from '../command-error.ts'
import { knownGames } from '../games.ts'
import { gameTexts, words } from '../i18n/index.ts'
import { printLog, stepThrough } from '../play/replay.ts'
import { wordTable } from '../play/table-wording.ts'
import { checkedRecords } from '../records.ts'
import { harmless, paint } from '../style.ts'

const MOST_RECORDS = 1_000_000_000

interface Settings {
  readonly game: number
  readonly with?: readonly string[]
}

export function addReplay(program: Command): void {
  const command = program
    .command('replay')
    .description('go through a recorded game, step by step at a terminal, otherwise as a log')
    .argument('<file>', 'JSON Lines of records; - is standard input')
    .option('--game <n>', 'number of the record in the file', wholeNumber(1, MOST_RECORDS), 1)
  withMoreGames(command).action(replay)
}

async function replay(file: string, settings: Settings): Promise<void> {
  const { match, record } = await findRecord(file, settings)
  const w = words().replay
  const names = record.names?.map(harmless) ?? range(0, record.seats - 1).map(w.unnamed)
  const about = w.people(names, harmless(record.seed ?? ''))
  console.log(`${paint(gameTexts(match.game.kind).title, 'bold')}\n${paint(about, 'dim')}`)
  const wording = wordTable(match.game, People.ofRecord(names))
  if (process.stdin.isTTY && process.stdout.isTTY) await stepThrough(match, wording)
  else printLog(match, wording)
}

async function findRecord(file: string, settings: Settings): Promise<{ match: Match; record: GameRecord }> {
  const known = await knownGames(settings.with)
  let count = 0
  for await (const { line, record, match, problems } of checkedRecords(file, known)) {
    if (++count < settings.game) continue
    if (problems.length > 0) throw failure(`${file}:${line}: ${harmless(problems[0])}`)
    if (record !== undefined && match !== undefined) return { match, record }
  }
  throw failure(
    count === 0 ? `${file} has no records` : `${file} has ${count} records, so there is no record ${settings.game}`,
  )
}
