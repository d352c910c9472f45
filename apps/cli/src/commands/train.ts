import { rmSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import {
  DEFAULT_SEED,
  DEFAULT_STEPS,
  makeTraining,
  makeWeightsText,
  POLICY_COUNT,
  TRAINABLE_GAMES,
  type Training,
} from '@trick-bento/bots/train'
import type { Command } from 'commander'
import { shortEnough, wholeNumber } from '../arguments.ts'
import { Complaint, misuse } from '../complaint.ts'
import { exitCodeOf, replaceFile, SIGNALS, textIfThere, writableTarget } from '../files.ts'
import { findGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { Progress } from '../progress.ts'
import { quoted } from '../shell.ts'

const MOST_STEPS = 1_000_000
const MILLISECONDS_BETWEEN_STORES = 5000
const HINTS = `
Ctrl-C loses nothing: the same command goes on from there.
What our bots have learnt is in packages/bots/src/weights/GAME.json.`

interface Settings {
  readonly seed: string
  readonly steps: number
  readonly out?: string
  readonly restart?: true
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('teach bots a game by letting them play against themselves')
    .argument('<game>', `one of ${TRAINABLE_GAMES.join(', ')}`)
    .option('--seed <text>', 'what chance is drawn from; the same text, the same weights', shortEnough, DEFAULT_SEED)
    .option('--steps <n>', 'how long each policy learns', wholeNumber(1, MOST_STEPS), DEFAULT_STEPS)
    .option('--out <file>', 'write the weights there; GAME.weights.json unless given')
    .option('--restart', 'begin anew, even if there is something to go on with')
    .addHelpText('after', HINTS)
    .action(train)
}

async function train(name: string, settings: Settings): Promise<void> {
  const { seed, steps, restart } = settings
  const kind = await findGame(name)
  const made = makeTraining(kind, { seed, steps })
  if (!made.ok) throw misuse(made.error)
  const course = made.value
  const { out = `${kind.id}.weights.json` } = settings
  writableTarget(out)
  const part = `${out}.part`
  if (!restart) goOn(course, part)
  await studyToTheEnd(course, part)
  const madeBy = `npx bento train ${kind.id} --seed ${quoted(seed)} --steps ${steps}`
  replaceFile(out, makeWeightsText(course.weights(madeBy)))
  rmSync(part)
  console.log(`The weights are in ${out}.`)
}

/** Goes on with what was left unfinished, if there is any. */
function goOn(course: Training, part: string): void {
  const text = textIfThere(part)
  if (text === undefined) return
  const resumed = course.resume(text)
  if (!resumed.ok) throw misuse(`${part} cannot be gone on with: ${resumed.error}; --restart begins anew`)
  console.log(`Going on with ${part} after ${course.taken} of ${course.steps} steps.`)
}

async function studyToTheEnd(course: Training, part: string): Promise<void> {
  const signals = hearSignals()
  const store = (): void => replaceFile(part, course.store())
  store()
  let storedAt = performance.now()
  const progress = new Progress(course.steps, words().progress.steps, course.taken)
  progress.draw()
  while (!course.done && signals.length === 0) {
    if (study(course)) {
      progress.clear()
      console.log(`Policy ${course.policiesDone} of ${POLICY_COUNT} is trained.`)
    }
    progress.step()
    if (performance.now() - storedAt > MILLISECONDS_BETWEEN_STORES) {
      store()
      storedAt = performance.now()
    }
    await turn()
  }
  progress.clear()
  if (course.done) return
  store()
  throw new Complaint(
    `stopped after ${course.taken} of ${course.steps} steps; the same command goes on from there`,
    exitCodeOf(signals[0]),
  )
}

/** One step; was it the last of a policy? */
function study(course: Training): boolean {
  const before = course.policiesDone
  course.study()
  return course.policiesDone > before
}

/** The signals that have asked it to end, from now on. */
function hearSignals(): readonly NodeJS.Signals[] {
  const heard: NodeJS.Signals[] = []
  for (const signal of SIGNALS) process.on(signal, () => heard.push(signal))
  return heard
}
