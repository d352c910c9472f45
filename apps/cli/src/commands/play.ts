import { LEVELS, type Level } from '@trick-bento/bots'
import { games } from '@trick-bento/games'
import { type Game, type GameKind, Match, makeRecord } from '@trick-bento/kit'
import { type Command, InvalidArgumentError } from 'commander'
import { randomSeed, seatedAs, type TableSettings, withTable } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { seatsOf } from '../description.ts'
import { replaceFile, writableTarget } from '../files.ts'
import { findGame } from '../games.ts'
import { seatBots } from '../play/bots.ts'
import { Input } from '../play/input.ts'
import { levelsFor, readLevels, USUAL_LEVEL } from '../play/levels.ts'
import { PERSON, People } from '../play/people.ts'
import { playThrough } from '../play/session.ts'
import { quoted } from '../shell.ts'
import { harmless, paint, screenWidth } from '../style.ts'
import { wrap } from '../width.ts'

const LONGEST_NAME = 20

interface Settings extends TableSettings {
  readonly level?: readonly Level[]
  readonly name?: string
  readonly save?: string
  readonly fast?: true
}

const LEVEL_HELP = `how well the others play: ${LEVELS.map(({ name }) => name).join(', ')}; one for all or one for each, such as expert,casual,steady; ${USUAL_LEVEL.name} unless given`

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play a game here, against the other seats')
    .argument('[game]', 'a game or a file with one; asked for if left out')
  withTable(command)
    .option('--level <names>', LEVEL_HELP, readLevels)
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

/** A game that somebody chose, and what they called it. */
interface Choice {
  readonly name: string
  readonly game: Game
}

async function play(name: string | undefined, settings: Settings): Promise<void> {
  const { save } = settings
  const given = name === undefined ? undefined : chosen(name, await findGame(name), settings)
  if (save !== undefined) writableTarget(save)
  const input = new Input()
  try {
    const choice = given ?? (await askForTable(input, settings))
    if (choice === undefined) return console.log('No game was chosen.')
    await playAt(choice, input, settings)
  } finally {
    input.close()
  }
}

async function playAt({ name, game }: Choice, input: Input, settings: Settings): Promise<void> {
  const { seed = randomSeed(), save, fast } = settings
  const levels = levelsOf(game, settings)
  const people = People.around(levels, settings.name)
  console.log(greeting(game, people, levels, seed))
  const match = new Match(game, seed)
  const bots = seatBots({ game: name, seats: game.seats, options: settings.options }, levels, people, seed)
  try {
    const pace = fast || !process.stdout.isTTY ? 'fast' : 'lifelike'
    const end = await playThrough({ match, people, bots, input, pace })
    if (end === 'left') console.log('\nThe game was left before its end.')
    if (save !== undefined) saveGame(save, end === 'finished' ? match : undefined, people, seed)
    console.log(`The same deal again: ${sameAgain(name, game, seed, settings)}`)
  } finally {
    await bots.close()
  }
}

const levelsOf = ({ seats }: Game, { level = [USUAL_LEVEL] }: Settings): Level[] => levelsFor(seats - 1, level)

/** The game under the name that it is best called by; one of ours has an id, another only its file. */
function chosen(name: string, kind: GameKind, settings: Settings): Choice {
  const game = seatedAs(kind, settings)
  levelsOf(game, settings)
  return { name: games.some((game) => game === kind) ? game.id : name, game }
}

async function askForTable(input: Input, settings: Settings): Promise<Choice | undefined> {
  console.log(`${paint('Trick Bento', 'bold')}\n\n${menu()}\n`)
  for (;;) {
    const answer = (await input.ask('Which game? '))?.trim()
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return undefined
    try {
      return chosen(answer, await kindFor(answer), settings)
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

function greeting(game: Game, people: People, levels: readonly Level[], seed: string): string {
  const others = levels.map(({ name }, i) => `${people.name(i + 1)} (${name})`)
  const names = [people.name(PERSON), ...others].join(', ')
  const table = `At the table: ${names}. Type help at any time. Seed: ${harmless(seed)}`
  return [
    '',
    paint(game.kind.title, 'bold'),
    ...wrap(game.kind.about, screenWidth()),
    ...wrap(table, screenWidth()).map((line) => paint(line, 'dim')),
  ].join('\n')
}

function saveGame(path: string, finished: Match | undefined, people: People, seed: string): void {
  if (finished === undefined) return console.log(`Nothing was saved: only a finished game has a record.`)
  replaceFile(path, `${JSON.stringify(makeRecord(finished, { seed, names: people.names }))}\n`)
  console.log(`Saved to ${path}.`)
}

function sameAgain(name: string, game: Game, seed: string, { level, options }: Settings): string {
  const levels = level === undefined ? '' : ` --level ${level.map((each) => each.name).join()}`
  const others = options === undefined ? '' : ` --options ${quoted(JSON.stringify(options))}`
  return `bento play ${quoted(name)} --seats ${game.seats} --seed ${quoted(seed)}${levels}${others}`
}
