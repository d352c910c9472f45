// All npm scripts run this file: it installs missing dependencies, then runs a task with the bundled Node.
// Plain JavaScript without dependencies, because it runs before they are installed, and also on Node 20.
import { inRoot, root } from './folders.mjs'
import { install } from './install.mjs'
import { fail, runNode } from './processes.mjs'

const bento = inRoot('apps/cli/bin/bento.mjs')
const tsc = inRoot('node_modules/typescript/bin/tsc')
const biome = inRoot('node_modules/@biomejs/biome/bin/biome')
const knip = inRoot('node_modules/knip/bin/knip.js')
const typedoc = inRoot('node_modules/typedoc/bin/typedoc')

// Biome colours every single letter if it believes that it runs in CI.
const colours = process.stdout.isTTY ? [] : ['--colors=off']
const projects = [
  ['', 'all but the page'],
  ['apps/web/', 'the page'],
  ['apps/web/', 'the service worker', 'tsconfig.worker.json'],
  ['apps/web/', 'the build and the tests of the page', 'tsconfig.node.json'],
  ...['kit', 'games', 'bots', 'words', 'protocol', 'play'].map((name) => [`packages/${name}/`, `${name}, without I/O`]),
]
const checkSteps = [
  ...projects.map(([folder, name, file = 'tsconfig.json']) => [
    `types of ${name}`,
    [tsc, '--noEmit', '-p', folder + file],
  ]),
  ['lint', [biome, 'ci', ...colours, '.']],
]
const deadCodeStep = ['dead code', [knip, '--no-config-hints']]
const testStep = (...args) => ['tests', [inRoot('tools/test.ts'), ...args]]

const benches = { speed: 'bench/src/main.ts', page: 'bench/src/page/main.ts', server: 'bench/src/server/main.ts' }

const tasks = {
  start: (args) => runNode([inRoot('tools/start.ts'), ...args]),
  dev: (args) => runNode([inRoot('tools/dev.ts'), ...args]),
  build: (args) => runNode([inRoot('apps/web/build/main.ts'), ...args]),
  cluster: (args) => runNode([inRoot('tools/cluster.ts'), ...args]),
  backup: (args) => runNode([inRoot('apps/server/src/operations/backup.ts'), ...args]),
  bento: (args) => runNode([bento, ...args]),
  test: (args) => runSteps(args.length ? [testStep(...args)] : [...checkSteps, deadCodeStep, testStep('--all')]),
  'test:unit': () => runSteps([testStep('--unit')]),
  check: () => runSteps(checkSteps),
  bench: runBench,
  'build:packages': () => runNode([inRoot('tools/packages/build.ts')]),
  pictures: () => runNode([inRoot('e2e/pictures/main.ts')]),
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
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`  ${title}: ${code ? `failed (exit code ${code})` : 'passed'}, ${seconds} s`)
    if (code) return code
  }
  return 0
}

function runBench(args) {
  const isNamed = args.length > 0 && !args[0].startsWith('-')
  const [name, ...rest] = isNamed ? args : ['speed', ...args]
  if (!Object.hasOwn(benches, name) || rest.includes('--help')) {
    return fail(`usage: npm run bench -- ${Object.keys(benches).join('|')} [options]; the default is speed`)
  }
  return runNode([inRoot(benches[name]), ...rest])
}
