import { LANGUAGES, type Language } from '@trick-bento/games/texts'
import { Command, CommanderError, Option } from 'commander'
import { CommandError, messageOf } from './command-error.ts'
import { addArena } from './commands/arena.ts'
import { addCheck } from './commands/check.ts'
import { addGames } from './commands/games.ts'
import { addPerft } from './commands/perft.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addRules } from './commands/rules.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTrain } from './commands/train.ts'
import { addVerify } from './commands/verify.ts'
import { loadLanguage, usualLanguage } from './i18n/index.ts'

/** In the order in which the help lists them. */
const COMMANDS = [
  addPlay,
  addGames,
  addRules,
  addSimulate,
  addArena,
  addTrain,
  addVerify,
  addReplay,
  addPerft,
  addCheck,
]

const USAGE_ERROR = 2
const OUR_BUG = 70 // EX_SOFTWARE of sysexits.h

/** Runs one command line and returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  exitWhenOutputIsClosed()
  const program = makeProgram()
  try {
    if (argv.length === 0) program.outputHelp()
    else await program.parseAsync(argv, { from: 'user' })
    return 0
  } catch (error) {
    return exitCodeFor(error)
  }
}

function makeProgram(): Command {
  const program: Command = new Command('bento')
    .description('A bento of small trick-taking card games.')
    .helpCommand('help [command]', 'explain a command')
    .helpOption('-h, --help', 'show this help')
    .addHelpText('after', '\nTo start a game: bento play')
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'bento: ')) })
    .showHelpAfterError('(bento --help shows how to use it)')
    .addOption(
      new Option('--lang <language>', 'language of games and prompts; that of the terminal unless given').choices(
        LANGUAGES,
      ),
    )
    .hook('preAction', () => loadLanguage(languageOf(program)))
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
  for (const add of COMMANDS) {
    add(program)
    program.commands.at(-1)!.helpOption('-h, --help', 'show this help')
  }
  return program
}

const languageOf = (program: Command): Language =>
  program.opts<{ readonly lang?: Language }>().lang ?? usualLanguage(process.env, process.stdout.isTTY === true)

function exitCodeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR
  if (error instanceof CommandError) {
    if (error.message !== '') console.error(`bento: ${error.message}`)
    return error.exitCode
  }
  console.error(`bento: internal error: ${messageOf(error)} (BENTO_DEBUG=1 shows where)`)
  if (process.env.BENTO_DEBUG) console.error(error)
  return OUR_BUG
}

/** `bento … | head` ends without an error when `head` closes the pipe. */
function exitWhenOutputIsClosed(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    console.error(`bento: standard output cannot be written: ${error.message}`)
    process.exit(1)
  })
  process.stderr.on('error', () => {})
}
