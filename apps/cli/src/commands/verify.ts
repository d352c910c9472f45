import type { GameKind } from '@trick-bento/kit'
import type { DealEvidence } from '@trick-bento/kit/fair'
import type { Command } from 'commander'
import { withMoreGames } from '../arguments.ts'
import { CommandError, failure } from '../command-error.ts'
import { knownGames } from '../games.ts'
import { words } from '../i18n/index.ts'
import { type CheckedRecord, checkedRecords } from '../records.ts'
import { harmless } from '../style.ts'

const MOST_PROBLEMS = 10

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .description('check records against the rules of their games, and proofs of online games against their deals too')
    .argument('<file...>', 'JSON Lines of records or proofs; - is standard input')
    .option('--commitment <hash>', 'the commitment shown before the first card; every proof must have it')
  withMoreGames(command).action(verify)
}

interface Settings {
  readonly with?: readonly string[]
  readonly commitment?: string
}

async function verify(files: readonly string[], { with: more, commitment }: Settings): Promise<void> {
  const known = await knownGames(more)
  const seen: DealEvidence = commitment === undefined ? {} : { commitment }
  const tally = new Tally()
  let bad = 0
  for (const file of files) if (!(await isValid(file, known, seen, tally))) bad++
  if (bad > 0)
    throw failure(files.length > 1 ? `${bad} of ${files.length} files ${bad === 1 ? 'is' : 'are'} not valid` : '')
  for (const line of tally.lines()) console.log(line)
}

/** Counts valid records and proofs by game. */
class Tally {
  private readonly records = new Map<string, number>()
  private readonly proofs = new Map<string, number>()

  add({ record, isProof }: CheckedRecord): void {
    const counts = isProof ? this.proofs : this.records
    if (record !== undefined) counts.set(record.game, (counts.get(record.game) ?? 0) + 1)
  }
  *lines(): Generator<string> {
    if (this.records.size > 0) yield summary(this.records, words().verify.records)
    if (this.proofs.size > 0) yield summary(this.proofs, words().verify.proofs)
  }
}

function summary(counts: ReadonlyMap<string, number>, say: (total: number, games: string) => string): string {
  const total = [...counts.values()].reduce((a, b) => a + b, 0)
  const games = [...counts].map(([id, count]) => `${id} ${count}`).join(', ')
  return say(total, games)
}

/** Prints the problems of a file on standard error; true if it has none. */
async function isValid(
  file: string,
  known: ReadonlyMap<string, GameKind>,
  seen: DealEvidence,
  tally: Tally,
): Promise<boolean> {
  let records = 0
  let problems = 0
  try {
    for await (const checked of checkedRecords(file, known, seen)) {
      records++
      if (checked.problems.length === 0) tally.add(checked)
      for (const problem of checked.problems) {
        if (++problems > MOST_PROBLEMS)
          throw failure(`${file} has more than ${MOST_PROBLEMS} problems; the rest was not checked`)
        console.error(`${file}:${checked.line}: ${harmless(problem)}`)
      }
    }
    if (records === 0) throw failure(`${file} has no records`)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(`bento: ${error.message}`)
    return false
  }
  return problems === 0
}
