import type { GameKind } from '@trick-bento/kit'
import type { Command } from 'commander'
import { withMoreGames } from '../arguments.ts'
import { Complaint, failure } from '../complaint.ts'
import { knownGames } from '../games.ts'
import { checkedRecords } from '../records.ts'
import { harmless } from '../style.ts'

const MOST_PROBLEMS = 10

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .description('check records by the rules of their games')
    .argument('<file...>', 'JSON Lines of records; - is standard input')
  withMoreGames(command).action(verify)
}

async function verify(files: readonly string[], settings: { readonly with?: readonly string[] }): Promise<void> {
  const known = await knownGames(settings.with)
  const tally = new Map<string, number>()
  let bad = 0
  for (const file of files) if (!(await isHonest(file, known, tally))) bad++
  if (bad > 0)
    throw failure(files.length > 1 ? `${bad} of ${files.length} files ${bad === 1 ? 'is' : 'are'} not in order` : '')
  const total = [...tally.values()].reduce((a, b) => a + b, 0)
  const games = [...tally].map(([id, count]) => `${id} ${count}`).join(', ')
  console.log(`${total} ${total === 1 ? 'record agrees' : 'records agree'} with the rules: ${games}.`)
}

/** Tells of a file's problems on standard error; true if it has none. */
async function isHonest(
  file: string,
  known: ReadonlyMap<string, GameKind>,
  tally: Map<string, number>,
): Promise<boolean> {
  let records = 0
  let problems = 0
  try {
    for await (const { line, record, problems: found } of checkedRecords(file, known)) {
      records++
      if (found.length === 0 && record !== undefined) tally.set(record.game, (tally.get(record.game) ?? 0) + 1)
      for (const problem of found) {
        if (++problems > MOST_PROBLEMS) throw failure(`${file} has more problems than ${MOST_PROBLEMS}; stopped there`)
        console.error(`${file}:${line}: ${harmless(problem)}`)
      }
    }
    if (records === 0) throw failure(`${file} has no records`)
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(`bento: ${error.message}`)
    return false
  }
  return problems === 0
}
