import { games } from '@trick-bento/games'
import { type Game, type GameKind, Match, makeRecord } from '@trick-bento/kit'
import { type Command, InvalidArgumentError } from 'commander'
import { randomSeed, seatedAs, type TableSettings, withTable } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { seatsOf } from '../description.ts'
import { WholeFile, writableTarget } from '../files.ts'
import { findGame } from '../games.ts'
import { Input } from '../play/input.ts'
import { People } from '../play/people.ts'
import { playThrough } from '../play/session.ts'
import { harmless, paint, screenWidth } from '../style.ts'
import { wrap } from '../width.ts'

const LONGEST_NAME = 20
const PAUSE = 250

interface Settings extends TableSettings {
  readonly name?: string
  readonly save?: string
  readonly fast?: true
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play a game here, against the other seats')
    .argument('[game]', 'a game or a file with one; asked for if left out')
  withTable(command)
    .option('--name <name>', 'what to call you', readName)
    .option('--save <file>', 'write the record of the finished game there')
    .option('--fast', 'do not wait after what the others do')
    .action(play)
}

const readName = (text: string): string => {
  const name = text.trim()
  if (name !== '' && name.length <= LONGEST_NAME && harmless(name) === name) return name
  throw new InvalidArgumentError(`It must be a name of 1 to ${LONGEST_NAME} characters.`)
}

async function play(name: string | undefined, settings: Settings): Promise<void> {
  const { seed = randomSeed(), save } = settings
  const given = name === undefined ? undefined : seatedAs(await findGame(name), settings)
  if (save !== undefined) writableTarget(save)
  const input = new Input()
  try {
    const game = given ?? (await askForTable(input, settings))
    if (game === undefined) return console.log('No game was chosen.')
    const people = People.around(game.seats, settings.name)
    console.log(greeting(game, people, seed))
    const match = new Match(game, seed)
    const pause = settings.fast || !process.stdout.isTTY ? 0 : PAUSE
    const end = await playThrough({ match, people, seed, input, pause })
    if (end === 'left') console.log('\nThe game was left before its end.')
    if (save !== undefined) saveGame(save, end === 'finished' ? match : undefined, people, seed)
    const known = games.includes(game.kind) || name === undefined
    console.log(`The same deal again: ${sameAgain(known ? game.id : name, game, seed, settings)}`)
  } finally {
    input.close()
  }
}

async function askForTable(input: Input, settings: Settings): Promise<Game | undefined> {
  console.log(`${paint('Trick Bento', 'bold')}\n\n${menu()}\n`)
  for (;;) {
    const answer = (await input.ask('Which game? '))?.trim()
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return undefined
    try {
      return seatedAs(await kindFor(answer), settings)
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      console.log(answer === '' ? `Type a number from 1 to ${games.length}, or quit.` : `Sorry, ${error.message}.`)
    }
  }
}

const kindFor = async (answer: string): Promise<GameKind> => games[Number(answer || 0) - 1] ?? findGame(answer)

const menu = (): string =>
  games
    .map((kind, i) => {
      const about = wrap(kind.about, screenWidth() - 5).map((line) => `     ${paint(line, 'dim')}`)
      return [`  ${paint(String(i + 1), 'bold')}  ${paint(kind.title, 'bold')}, ${seatsOf(kind)}`, ...about].join('\n')
    })
    .join('\n')

function greeting(game: Game, people: People, seed: string): string {
  const table = `At the table: ${people.names.join(', ')}. Type help at any time. Seed: ${harmless(seed)}`
  return [
    '',
    paint(game.kind.title, 'bold'),
    ...wrap(game.kind.about, screenWidth()),
    ...wrap(table, screenWidth()).map((line) => paint(line, 'dim')),
  ].join('\n')
}

function saveGame(path: string, finished: Match | undefined, people: People, seed: string): void {
  if (finished === undefined) return console.log(`Nothing was saved: only a finished game has a record.`)
  const file = new WholeFile(path)
  file.write(`${JSON.stringify(makeRecord(finished, { seed, names: people.names }))}\n`)
  file.finish()
  console.log(`Saved to ${path}.`)
}

function sameAgain(name: string, game: Game, seed: string, { options }: Settings): string {
  const chosen = options === undefined ? '' : ` --options ${quoted(JSON.stringify(options))}`
  return `bento play ${quoted(name)} --seats ${game.seats} --seed ${quoted(seed)}${chosen}`
}

/** Ready to be pasted into a shell. */
const quoted = (text: string): string => (/^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
