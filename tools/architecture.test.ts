import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { unitTests } from './test-groups.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const glob = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist'] })

interface Workspace {
  readonly folder: string
  readonly name: string
  readonly declared: ReadonlySet<string>
}
const workspaces: readonly Workspace[] = ['package.json', ...glob('{packages,apps}/*/package.json')]
  .concat(['e2e/package.json', 'bench/package.json', 'examples/package.json'])
  .map((path) => {
    const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(read(path))
    const declared = new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
    return { folder: path === 'package.json' ? 'tools' : dirname(path), name, declared }
  })
const APPS = ['@trick-bento/cli', '@trick-bento/server', '@trick-bento/web']

/** Production sources and tests of a workspace. */
const filesOf = (folder: string) =>
  glob(`${folder}/**/*.{ts,tsx,mjs}`).filter((path) => !path.startsWith('bench/sketch'))
const sourcesOf = (workspace: string) => glob(`${workspace}/src/**/*.{ts,tsx}`).filter(isProduction)
const isProduction = (path: string) => !/\.test\.tsx?$|\/testing\//.test(path)

interface Import {
  readonly path: string
  /** As it is written. */
  readonly specifier: string
  /** Relative imports: the path from the root of the repository. */
  readonly target: string | undefined
}
const importsOf = (path: string): Import[] =>
  ts.preProcessFile(read(path), true, true).importedFiles.map(({ fileName: specifier }) => ({
    path,
    specifier,
    target: specifier.startsWith('.') ? join(path, '..', specifier) : undefined,
  }))
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const show = ({ path, specifier }: Import): string => `${path}: ${specifier}`

/** Each match as `file:line: text`, which editors and terminals turn into a link. */
function findLines(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 160)}`] : [])),
  )
}

test('packages read no clock, start no timer, use no randomness of the platform and do no I/O', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bset(Timeout|Interval|Immediate)\b|['"]node:/
  assert.deepEqual(findLines(sourcesOf('packages/*'), impure), [])
})

/** Which packages the production code of a package may import. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  games: ['kit'],
  bots: ['kit'],
  words: ['kit', 'games'],
  protocol: ['kit', 'bots', 'zod'],
  play: ['kit', 'games', 'bots'],
}
for (const [name, below] of Object.entries(LAYERS)) {
  test(`the package ${name} imports ${below.join(', ') || 'no other package'} and itself`, () => {
    const allowed = below.flatMap((each) => [each, `@trick-bento/${each}`])
    const foreign = sourcesOf(`packages/${name}`)
      .flatMap(importsOf)
      .filter(({ target, specifier }) =>
        target === undefined ? !allowed.includes(packageOf(specifier)) : !target.startsWith(`packages/${name}/src/`),
      )
    assert.deepEqual(foreign.map(show), [])
  })
}

test('every package has its layer', () => {
  assert.deepEqual(
    glob('packages/*')
      .map((path) => path.slice('packages/'.length))
      .toSorted(),
    Object.keys(LAYERS).toSorted(),
  )
})

test('every workspace declares the packages that it imports, in production code and in tests', () => {
  const undeclared = workspaces.flatMap(({ folder, name, declared }) =>
    filesOf(folder)
      .flatMap(importsOf)
      .filter(({ target, specifier }) => target === undefined && !isBuiltin(specifier))
      .filter(({ specifier }) => packageOf(specifier) !== name && !declared.has(packageOf(specifier)))
      .map(show),
  )
  assert.deepEqual(undeclared, [])
})

/** Files that any workspace may use by a relative path: the lock, which runs before the installation, and test fixtures. */
const SHARED = /^tools\/lock\.mjs$/
const SHARED_BY_TESTS = /^(?:tools\/testing|packages\/\w+\/src\/testing|examples)\//

test('no workspace reaches into another one by a relative path', () => {
  const reaching = workspaces.flatMap(({ folder }) =>
    filesOf(folder)
      .flatMap(importsOf)
      .filter(({ target }) => target !== undefined && !target.startsWith(`${folder}/`) && !SHARED.test(target))
      .filter(({ path, target }) => isProduction(path) || !SHARED_BY_TESTS.test(target!))
      .map(show),
  )
  assert.deepEqual(reaching, [])
})

test('no app imports another app', () => {
  for (const { folder, name, declared } of workspaces.filter(({ name }) => APPS.includes(name))) {
    const others = APPS.filter((app) => app !== name)
    assert.deepEqual(
      others.filter((app) => declared.has(app)),
      [],
    )
    assert.deepEqual(
      filesOf(folder)
        .flatMap(importsOf)
        .filter(({ specifier }) => others.includes(packageOf(specifier)))
        .map(show),
      [],
    )
  }
})

test('production code imports nothing from a testing folder', () => {
  const tested = glob('{packages,apps}/*/{src,build,bin}/**/*.{ts,tsx,mjs}').filter(isProduction).flatMap(importsOf)
  assert.deepEqual(tested.filter(({ specifier }) => specifier.includes('/testing/')).map(show), [])
})

test('the page imports only types and constants from the protocol, so that it does not load Zod', () => {
  const schemas = /^import (?!type\b)[^']*'@trick-bento\/protocol'/m
  assert.deepEqual(
    sourcesOf('apps/web').filter((path) => schemas.test(read(path))),
    [],
  )
  assert.deepEqual(
    importsOf('packages/protocol/src/constants.ts').map(({ specifier }) => specifier),
    ['@trick-bento/bots'],
  )
})

/** All files that a file imports, directly or not. */
function reachedFrom(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path) || !existsSync(join(root, path))) return found
  found.add(path)
  for (const { specifier, target } of importsOf(path)) {
    const inServer = /^@trick-bento\/server\/(.*)$/.exec(specifier)?.[1]
    const next = target ?? (inServer && `apps/server/src/${inServer}`)
    if (next === undefined) found.add(packageOf(specifier))
    else if (/\.tsx?$/.test(next)) reachedFrom(next, found)
  }
  return found
}

test('a unit test starts no browser, no PostgreSQL and no Redis', () => {
  const programs = ['playwright-core', 'apps/server/src/cluster/postgres.ts', 'apps/server/src/cluster/redis.ts']
  for (const program of programs.slice(1)) assert.ok(existsSync(join(root, program)), program)
  const starting = unitTests.flatMap((path) => {
    const reached = reachedFrom(path)
    return programs.filter((program) => reached.has(program)).map((program) => `${path} reaches ${program}`)
  })
  assert.deepEqual(starting, [], 'such a test is named *.slow.test.ts, or is in e2e')
})

test('only the arena sees all cards', () => {
  const players = sourcesOf('packages/bots').filter((path) => !path.includes('/arena/'))
  assert.deepEqual(findLines(players, /\bMatch\b/), [])
  const apps = sourcesOf('apps/*').filter((path) => !/apps\/cli\/src\/(commands\/)?arena/.test(path))
  assert.deepEqual(findLines(apps, /@trick-bento\/bots\/arena/), [])
})

const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})

test('no file names a folder of one machine or a package registry', { skip: git.status !== 0 && 'no git here' }, () => {
  const machineFolder = /(?<![\w.:/~)}\]-])\/(?:work|home|root|Users|tmp)\//
  const registryHost = /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|"resolved": "\w+:\/\//
  assert.deepEqual(findLines(textFiles(git.stdout.split('\0')), machineFolder), [])
  assert.deepEqual(findLines(textFiles(git.stdout.split('\0')), registryHost), [])
})

function textFiles(paths: string[]): string[] {
  return paths.filter(
    (path) => path && existsSync(join(root, path)) && statSync(join(root, path)).isFile() && !read(path).includes('\0'),
  )
}
