import { rmSync } from 'node:fs'
import { setImmediate as nextTick } from 'node:timers/promises'
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
import { CommandError, usageError } from '../command-error.ts'
import { exitCodeOf, replaceFile, SIGNALS, textIfThere, writableTarget } from '../files.ts'
import { findGame } from '../games.ts'
import { words } from '../i18n/index.ts'
import { Progress } from '../progress.ts'
import { quoted } from '../shell.ts'

const MOST_STEPS = 1_000_000
const MILLISECONDS_BETWEEN_STORES = 5000
const HINTS = `
After Ctrl-C, the same command continues where it stopped.
The weights of the built-in bots are in packages/bots/src/weights/GAME.json.`

interface Settings {
  readonly seed: string
  readonly steps: number
  readonly out?: string
  readonly restart?: true
}

export function addTrain(program: Command): void {
  program
    .command('train')
    .description('train bots for a game by self-play')
    .argument('<game>', `one of ${TRAINABLE_GAMES.join(', ')}`)
    .option(
      '--seed <text>',
      'seed of all random numbers; the same seed gives the same weights',
      shortEnough,
      DEFAULT_SEED,
    )
    .option('--steps <n>', 'training steps per policy', wholeNumber(1, MOST_STEPS), DEFAULT_STEPS)
    .option('--out <file>', 'file for the weights (default: GAME.weights.json)')
    .option('--restart', 'start again, even if an interrupted training could be continued')
    .addHelpText('after', HINTS)
    .action(train)
}

async function train(name: string, settings: Settings): Promise<void> {
  const { seed, steps, restart } = settings
  const kind = await findGame(name)
  const made = makeTraining(kind, { seed, steps })
  if (!made.ok) throw usageError(made.error)
  const training = made.value
  const { out = `${kind.id}.weights.json` } = settings
  writableTarget(out)
  const part = `${out}.part`
  if (!restart) continueFrom(training, part)
  await runToTheEnd(training, part)
  const madeBy = `npx bento train ${kind.id} --seed ${quoted(seed)} --steps ${steps}`
  replaceFile(out, makeWeightsText(training.weights(madeBy)))
  rmSync(part)
  console.log(`The weights are in ${out}.`)
}

/** Continues an interrupted training, if there is one. */
function continueFrom(training: Training, part: string): void {
  const text = textIfThere(part)
  if (text === undefined) return
  const resumed = training.resume(text)
  if (!resumed.ok) throw usageError(`${part} cannot be continued: ${resumed.error}; --restart starts again`)
  console.log(`Continuing ${part} after ${training.stepsDone} of ${training.totalSteps} steps.`)
}

async function runToTheEnd(training: Training, part: string): Promise<void> {
  const signals = collectSignals()
  const store = (): void => replaceFile(part, training.store())
  store()
  let storedAt = performance.now()
  const progress = new Progress(training.totalSteps, words().progress.steps, training.stepsDone)
  progress.draw()
  while (!training.done && signals.length === 0) {
    if (takeStep(training)) {
      progress.clear()
      console.log(`Policy ${training.policiesDone} of ${POLICY_COUNT} is trained.`)
    }
    progress.step()
    if (performance.now() - storedAt > MILLISECONDS_BETWEEN_STORES) {
      store()
      storedAt = performance.now()
    }
    await nextTick()
  }
  progress.clear()
  if (training.done) return
  store()
  throw new CommandError(
    `stopped after ${training.stepsDone} of ${training.totalSteps} steps; the same command continues from there`,
    exitCodeOf(signals[0]),
  )
}

/** Takes one step; true if it was the last one of a policy. */
function takeStep(training: Training): boolean {
  const before = training.policiesDone
  training.takeStep()
  return training.policiesDone > before
}

/** Collects the signals that ask this process to end. */
function collectSignals(): readonly NodeJS.Signals[] {
  const received: NodeJS.Signals[] = []
  for (const signal of SIGNALS) process.on(signal, () => received.push(signal))
  return received
}
