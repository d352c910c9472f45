import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type TestContext, test } from 'node:test'

const root = join(import.meta.dirname, '..')

function makeFolder(t: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'bento-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

type Outcome = { code: number | null; stdout: string; stderr: string }

function run(command: string, args: string[], env = process.env): Promise<Outcome> {
  const child = spawn(command, args, { env })
  const outcome: Outcome = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (outcome.stdout += chunk))
  child.stderr.on('data', (chunk) => (outcome.stderr += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...outcome, code }))
  })
}

test('bento', async (t) => {
  const mainFile = `export async function main(args: string[]): Promise<number> {
    console.log(JSON.stringify({ major: parseInt(process.versions.node), args }))
    return 7
  }`
  const makeCli = (t: TestContext) => {
    const folder = makeFolder(t, { 'package.json': '{ "type": "module" }', 'src/main.ts': mainFile })
    cpSync(join(root, 'apps/cli/bin'), join(folder, 'bin'), { recursive: true })
    return folder
  }
  const oldNode = findOldNode()
  const withoutOldNode = oldNode ? false : 'no Node older than 22.19 on the path'
  const bundledNode = join(root, 'node_modules', `node-${process.platform}-${process.arch}`)
  const withoutBoth = withoutOldNode || (existsSync(bundledNode) ? false : 'no bundled Node')

  await t.test('bento passes arguments and the exit code on, without a warning', async (t) => {
    const outcome = await run(process.execPath, [join(makeCli(t), 'bin/bento.mjs'), 'play', '--seats', '3'])
    assert.equal(outcome.stderr, '')
    assert.deepEqual(JSON.parse(outcome.stdout).args, ['play', '--seats', '3'])
    assert.equal(outcome.code, 7)
  })

  await t.test(
    'bento restarts with the bundled Node if it was started by an old one',
    { skip: withoutBoth },
    async (t) => {
      const folder = makeCli(t)
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
      const outcome = await run(oldNode!, [join(folder, 'bin/bento.mjs'), 'a b'])
      assert.equal(outcome.stderr, '')
      assert.deepEqual(JSON.parse(outcome.stdout), { major: 24, args: ['a b'] })
      assert.equal(outcome.code, 7)
    },
  )

  await t.test('bento says in one line that Node is too old', { skip: withoutOldNode }, async (t) => {
    const outcome = await run(oldNode!, [join(makeCli(t), 'bin/bento.mjs')])
    assert.match(outcome.stderr, /^bento needs Node 22\.19 or newer.*\n$/)
    assert.equal(outcome.code, 1)
  })
})

function findOldNode(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((node) => existsSync(node))
    .find((node) => {
      const version = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout
      const [major = 0, minor = 0] = version.split('.').map(Number)
      return major >= 18 && (major < 22 || (major === 22 && minor < 19))
    })
}

test('run.mjs', { skip: process.platform === 'win32' && 'the fake npm is a shell script' }, async (t) => {
  const lockFile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } })
  const workingNpm = `#!/bin/sh
    echo "$@" >> npm-calls
    echo noise; echo noise >&2
    sleep 0.2
    mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json`
  const failingNpm = '#!/bin/sh\necho npm has failed >&2\nexit 3'

  const makeClone = (t: TestContext, npm: string) => {
    const folder = makeFolder(t, {
      'package-lock.json': lockFile('1.0.0'),
      'apps/cli/bin/bento.mjs': 'console.log(process.argv.slice(2).join(" "))',
      'tools/start.ts': 'console.log("served", ...process.argv.slice(2))',
      'path/npm': npm,
    })
    for (const file of ['run.mjs', 'folders.mjs', 'install.mjs', 'lock.mjs', 'processes.mjs'])
      cpSync(join(root, 'tools', file), join(folder, 'tools', file))
    chmodSync(join(folder, 'path/npm'), 0o755)
    return folder
  }
  const runIn = (folder: string, ...args: string[]) => {
    const env = { ...process.env, PATH: [join(folder, 'path'), process.env.PATH].join(delimiter) }
    return run(process.execPath, [join(folder, 'tools/run.mjs'), ...args], env)
  }
  const npmCalls = (folder: string) => readFileSync(join(folder, 'npm-calls'), 'utf8').trim().split('\n')

  await t.test('a task installs the dependencies once, and again when the lock file changes', async (t) => {
    const folder = makeClone(t, workingNpm)
    const first = await runIn(folder, 'start', '--port', '0')
    assert.equal(first.stdout, 'served --port 0\n')
    assert.match(first.stderr, /^Installing dependencies.*\n$/)

    const second = await runIn(folder, 'bento', 'games', '--json')
    assert.deepEqual(second, { code: 0, stdout: 'games --json\n', stderr: '' })
    assert.equal(npmCalls(folder).length, 1)

    writeFileSync(join(folder, 'package-lock.json'), lockFile('1.0.1'))
    await runIn(folder, 'start')
    assert.equal(npmCalls(folder).length, 2)
  })

  await t.test('several tasks at once install only once, also over the lock of a dead process', async (t) => {
    const folder = makeClone(t, workingNpm)
    const deadPid = String(spawnSync(process.execPath, ['--version']).pid)
    mkdirSync(join(folder, '.cache/install.lock'), { recursive: true })
    writeFileSync(join(folder, '.cache/install.lock', deadPid), '')

    const outcomes = await Promise.all([1, 2, 3].map(() => runIn(folder, 'start')))
    for (const outcome of outcomes) assert.deepEqual([outcome.code, outcome.stdout], [0, 'served\n'])
    assert.equal(npmCalls(folder).length, 1)
    assert.ok(!existsSync(join(folder, '.cache/install.lock')))
  })

  await t.test('a failed installation shows the output of npm and passes its exit code on', async (t) => {
    const outcome = await runIn(makeClone(t, failingNpm), 'test')
    assert.match(outcome.stderr, /npm has failed/)
    assert.equal(outcome.code, 3)
  })

  await t.test('an unknown task prints the list of tasks', async (t) => {
    const outcome = await runIn(makeClone(t, failingNpm), 'dance')
    assert.match(outcome.stderr, /^usage: .*start\|.*test/)
    assert.equal(outcome.code, 1)
  })
})
