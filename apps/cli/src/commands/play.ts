import { LEVELS, type Level } from '@trick-bento/bots'
import { games } from '@trick-bento/games'
import { type Game, type GameKind, Match, makeRecord } from '@trick-bento/kit'
import type { Wording } from '@trick-bento/words'
import { type Command, InvalidArgumentError } from 'commander'
import { randomSeed, seatedAs, type TableSettings, withTable } from '../arguments.ts'
import { CommandError } from '../command-error.ts'
import { seatsOf } from '../description.ts'
import { replaceFile, writableTarget } from '../files.ts'
import { findGame, isOurs } from '../games.ts'
import { gameTexts, words } from '../i18n/index.ts'
import { seatBots } from '../play/bots.ts'
import { Input } from '../play/input.ts'
import { DEFAULT_LEVEL, levelsFor, readLevels } from '../play/levels.ts'
import { namesAround, PERSON, peopleAround } from '../play/people.ts'
import { playThrough } from '../play/session.ts'
import { wordTable } from '../play/table-wording.ts'
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

const LEVEL_HELP = `level of the bots: ${LEVELS.map(({ name }) => name).join(', ')}; one for all, or one for each such as expert,casual,steady; ${DEFAULT_LEVEL.name} unless given`

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('play a game at this terminal against bots')
    .argument('[game]', 'a game or a file with one; you are asked if you leave it out')
  withTable(command)
    .option('--level <names>', LEVEL_HELP, readLevels)
    .option('--name <name>', 'your name', readName)
    .option('--save <file>', 'write the record of the finished game there')
    .option('--fast', 'do not pause before moves of bots')
    .action(play)
}

const readName = (text: string): string => {
  const name = text.trim()
  if (name !== '' && name.length <= LONGEST_NAME && harmless(name) === name) return name
  throw new InvalidArgumentError(`It must be a name of 1 to ${LONGEST_NAME} characters.`)
}

/** The chosen game, and the name it was chosen by. */
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
    if (choice === undefined) return console.log(words().play.noGameChosen)
    await playAt(choice, input, settings)
  } finally {
    input.close()
  }
}

async function playAt({ name, game }: Choice, input: Input, settings: Settings): Promise<void> {
  const { seed = randomSeed(), save, fast } = settings
  const levels = levelsOf(game, settings)
  const wording = wordTable(game, peopleAround(levels, settings.name))
  const { people } = wording
  console.log(greeting(wording, levels, seed))
  const match = new Match(game, seed)
  const bots = seatBots({ game: name, seats: game.seats, options: settings.options }, levels, people, seed)
  try {
    const pace = fast || !process.stdout.isTTY ? 'fast' : 'lifelike'
    const end = await playThrough({ match, wording, bots, input, pace })
    if (end === 'left') console.log(`\n${words().play.left}`)
    if (save !== undefined)
      saveGame(save, end === 'finished' ? match : undefined, namesAround(levels, settings.name), seed)
    console.log(words().play.sameDeal(sameAgain(name, game, seed, settings)))
  } finally {
    await bots.close()
  }
}

const levelsOf = ({ seats }: Game, { level = [DEFAULT_LEVEL] }: Settings): Level[] => levelsFor(seats - 1, level)

/** Sets up a game under a name that finds it again: the id of a game of the box, or the path of a file. */
function chosen(name: string, kind: GameKind, settings: Settings): Choice {
  const game = seatedAs(kind, settings)
  levelsOf(game, settings)
  return { name: isOurs(kind) ? game.id : name, game }
}

async function askForTable(input: Input, settings: Settings): Promise<Choice | undefined> {
  console.log(`${paint('Trick Bento', 'bold')}\n\n${menu()}\n`)
  for (;;) {
    const answer = (await input.ask(words().play.whichGame))?.trim()
    if (answer === undefined || /^q(uit)?$/i.test(answer)) return undefined
    try {
      return chosen(answer, await kindFor(answer), settings)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      const w = words().play
      console.log(answer === '' ? w.typeNumber(games.length) : w.refused(error.message))
    }
  }
}

const kindFor = async (answer: string): Promise<GameKind> => games[Number(answer || 0) - 1] ?? findGame(answer)

const menu = (): string =>
  games
    .map((kind, i) => {
      const { title, about } = gameTexts(kind)
      return [
        `  ${paint(String(i + 1), 'bold')}  ${paint(title, 'bold')}  ${seatsOf(kind)}`,
        ...wrap(about, screenWidth() - 5).map((line) => `     ${paint(line, 'dim')}`),
      ].join('\n')
    })
    .join('\n')

function greeting({ grammar, texts, people }: Wording, levels: readonly Level[], seed: string): string {
  const w = words().play
  const names = people.names.map((name, seat) =>
    seat === PERSON ? name : w.player(name, grammar.levels[levels[seat - 1].name].name),
  )
  return [
    '',
    paint(texts.title, 'bold'),
    ...wrap(texts.about, screenWidth()),
    ...wrap(w.greeting(names, harmless(seed)), screenWidth()).map((line) => paint(line, 'dim')),
  ].join('\n')
}

function saveGame(path: string, finished: Match | undefined, names: readonly string[], seed: string): void {
  if (finished === undefined) return console.log(words().play.notSaved)
  replaceFile(path, `${JSON.stringify(makeRecord(finished, { seed, names }))}\n`)
  console.log(words().play.saved(path))
}

function sameAgain(name: string, game: Game, seed: string, { level, options }: Settings): string {
  const levels = level === undefined ? '' : ` --level ${level.map((each) => each.name).join()}`
  const others = options === undefined ? '' : ` --options ${quoted(JSON.stringify(options))}`
  return `bento play ${quoted(name)} --seats ${game.seats} --seed ${quoted(seed)}${levels}${others}`
}
