// Runs tests: the given files, `--unit` for the fast ones, or `--all` with a coverage summary at the end.
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { coverageSummary } from './coverage/summary.ts'
import { inRoot, root } from './folders.mjs'
import { run as runProcess } from './processes.mjs'
import { endToEndTests, slowTests, unitTests } from './test-groups.ts'

const COVERAGE = inRoot('.cache/coverage')
/** Saves about a third of the time of short tests. It would make the coverage less precise. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: inRoot('.cache/compile') }

const run = (files: readonly string[], env: NodeJS.ProcessEnv = COMPILE_CACHE): Promise<number> =>
  runProcess(process.execPath, ['--test', '--test-concurrency=2', ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })

/** Runs both groups even if the first one fails, so that one run shows all failures. */
async function runAll(): Promise<number> {
  rmSync(COVERAGE, { recursive: true, force: true })
  const recorder = `--import=${pathToFileURL(inRoot('tools/coverage/record.mjs'))}`
  const options = [process.env.NODE_OPTIONS, recorder].filter(Boolean).join(' ')
  const code = await run([...unitTests, ...slowTests], { BENTO_COVERAGE: COVERAGE, NODE_OPTIONS: options })
  const endToEndCode = await run(endToEndTests)
  console.log(`\n${coverageSummary(COVERAGE)}`)
  return code || endToEndCode
}

const args = process.argv.slice(2)
if (args[0] === '--unit') process.exitCode = await run(unitTests)
else if (args[0] === '--all') process.exitCode = await runAll()
else process.exitCode = await run(args)
