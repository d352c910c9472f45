// The one command of a fresh clone: installs what is missing, then runs a task with the bundled Node.
// Plain JavaScript without dependencies, because it runs before them and on Node 20 too.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lock } from './lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => join(root, ...parts)

const bento = inRoot('apps/cli/bin/bento.mjs')
const tsc = inRoot('node_modules/typescript/bin/tsc')
const biome = inRoot('node_modules/@biomejs/biome/bin/biome')
const knip = inRoot('node_modules/knip/bin/knip.js')
const typedoc = inRoot('node_modules/typedoc/bin/typedoc')

// Biome colours every single letter where it believes to be in CI.
const colours = process.stdout.isTTY ? [] : ['--colors=off']
const testFiles = ['packages', 'apps', 'e2e', 'examples', 'tools'].map((folder) => `${folder}/**/*.test.ts`)
const testStep = (files) => ['tests', ['--test', '--test-concurrency=2', ...files]]
const checkSteps = [
  ['types', [tsc, '--noEmit', '-p', 'tsconfig.json']],
  ['types of the page', [tsc, '--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['types of its service worker', [tsc, '--noEmit', '-p', 'apps/web/tsconfig.worker.json']],
  ['types of its build and tests', [tsc, '--noEmit', '-p', 'apps/web/tsconfig.node.json']],
  ['types of kit, without I/O', [tsc, '--noEmit', '-p', 'packages/kit/tsconfig.json']],
  ['types of games, without I/O', [tsc, '--noEmit', '-p', 'packages/games/tsconfig.json']],
  ['types of bots, without I/O', [tsc, '--noEmit', '-p', 'packages/bots/tsconfig.json']],
  ['lint', [biome, 'ci', ...colours, '.']],
]
const deadCodeStep = ['dead code', [knip, '--no-config-hints']]

const benches = { speed: 'bench/src/main.ts', page: 'bench/src/page/main.ts', server: 'bench/src/server/main.ts' }

const tasks = {
  start: (args) => runNode([inRoot('tools/start.ts'), ...args]),
  build: (args) => runNode([inRoot('apps/web/build/main.ts'), ...args]),
  cluster: (args) => runNode([inRoot('tools/cluster.ts'), ...args]),
  backup: (args) => runNode([inRoot('apps/server/src/operations/backup.ts'), ...args]),
  bento: (args) => runNode([bento, ...args]),
  test: (args) => runSteps(args.length ? [testStep(args)] : [...checkSteps, deadCodeStep, testStep(testFiles)]),
  check: () => runSteps(checkSteps),
  bench: runBench,
  'build:packages': () => runNode([inRoot('tools/packages/build.ts')]),
  docs: () => runNode([typedoc], { cwd: root }),
  format: () => runNode([biome, 'check', '--write', '.'], { cwd: root }),
}

process.exitCode = await main(process.argv.slice(2))

async function main([name, ...args]) {
  if (!name || !Object.hasOwn(tasks, name)) {
    return fail(`usage: node tools/run.mjs ${Object.keys(tasks).join('|')} [arguments]`)
  }
  return (await install()) || tasks[name](args)
}

async function runSteps(steps) {
  for (const [title, args] of steps) {
    console.log(`\n▸ ${title}`)
    const start = performance.now()
    const code = await runNode(args, { cwd: root })
    console.log(`  ${title}: ${code ? `failed (exit code ${code})` : 'fine'}, ${seconds(performance.now() - start)}`)
    if (code) return code
  }
  return 0
}

function runBench(args) {
  const isNamed = args.length > 0 && !args[0].startsWith('-')
  const [name, ...rest] = isNamed ? args : ['speed', ...args]
  if (!Object.hasOwn(benches, name) || rest.includes('--help')) {
    return fail(`usage: npm run bench -- ${Object.keys(benches).join('|')} [options]; speed unless you say otherwise`)
  }
  return runNode([inRoot(benches[name]), ...rest])
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function runNode(args, options) {
  const node = findNode()
  if (!node) return fail(`Trick Bento needs Node 22.19 or newer; this is ${process.version} and none is bundled here.`)
  return run(node, args, { stdio: 'inherit', ...options })
}

function findNode() {
  const bundled = inRoot('node_modules/.bin/node')
  if (process.platform === 'linux' && existsSync(bundled)) return bundled
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19) ? process.execPath : undefined
}

function fail(sentence) {
  console.error(sentence)
  return 1
}

/** Resolves to the exit code. */
function run(command, args, options, watch = (_child) => {}) {
  const child = spawn(command, args, options)
  watch(child)
  const forward = (signal) => {
    // A terminal already sends Ctrl-C to the whole group; a second SIGINT would look like a second Ctrl-C.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, forward)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

async function install() {
  if (isInstalled()) return 0
  const unlock = await lock(inRoot('.cache/install.lock'))
  try {
    return isInstalled() ? 0 : await installNow()
  } finally {
    unlock()
  }
}

function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.keys(wanted).every((path) => path === '' || isSatisfied(wanted[path], present[path]))
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(inRoot(lockFile), 'utf8')).packages
  } catch {
    return undefined
  }
}

// What is optional may be absent, because it is for another platform.
function isSatisfied(wanted, present) {
  if (!present) return wanted.optional === true
  return ['version', 'integrity', 'resolved'].every((key) => wanted[key] === present[key])
}

async function installNow() {
  console.error('Installing dependencies (once, about half a minute) …')
  const output = []
  const args = ['ci', '--include=dev', '--include=optional']
  const options = { cwd: root, env: environmentOfNpm(), shell: process.platform === 'win32' }
  const code = await run('npm', args, options, (child) => {
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
  })
  if (code) process.stderr.write(Buffer.concat(output))
  return code
}

// npm must not run on the bundled Node, which it is about to replace.
function environmentOfNpm() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return { ...process.env, PATH: folders.filter((folder) => folder !== inRoot('node_modules/.bin')).join(delimiter) }
}
