import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const sourcesOf = (workspace: string) =>
  globSync(`${workspace}/src/**/*.ts`, { cwd: root }).filter((path) => !path.endsWith('.test.ts'))

/** Each offence as `file:line: text`, which editors and terminals turn into a link. */
function findLines(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 160)}`] : [])),
  )
}

function foreignImports(workspace: string, allowed: (specifier: string) => boolean): string[] {
  return sourcesOf(workspace).flatMap((path) =>
    [...read(path).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g)]
      .map((match) => match[2]!)
      .filter((specifier) => !(isWithin(workspace, path, specifier) || allowed(specifier)))
      .map((specifier) => `${path}: ${specifier}`),
  )
}

function isWithin(workspace: string, path: string, specifier: string): boolean {
  return specifier.startsWith('.') && join(path, '..', specifier).startsWith(join(workspace, 'src/'))
}

test('packages read no clock, start no timer, draw no randomness of their own and do no I/O', () => {
  const impure =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bset(Timeout|Interval|Immediate)\b|['"]node:/
  assert.deepEqual(findLines(sourcesOf('packages/*'), impure), [])
})

test('the kit imports nothing from outside itself', () => {
  assert.deepEqual(
    foreignImports('packages/kit', () => false),
    [],
  )
})

test('games import the kit and themselves', () => {
  assert.deepEqual(
    foreignImports('packages/games', (specifier) => /^@trick-bento\/kit($|\/)/.test(specifier)),
    [],
  )
})

test('bots import the kit and themselves', () => {
  assert.deepEqual(
    foreignImports('packages/bots', (specifier) => /^@trick-bento\/kit($|\/)/.test(specifier)),
    [],
  )
})

test('whoever sees all cards sits in the arena and nowhere else', () => {
  const players = sourcesOf('packages/bots').filter((path) => !path.includes('/arena/'))
  assert.deepEqual(findLines(players, /\bMatch\b/), [])
  const apps = sourcesOf('apps/*').filter((path) => !/apps\/cli\/src\/(commands\/)?arena/.test(path))
  assert.deepEqual(findLines(apps, /@trick-bento\/bots\/arena/), [])
})

test('the page takes types from the server and nothing else, so that none of it gets into the page', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  const taken = sources.flatMap((path) =>
    [...read(path).matchAll(/^(?:import|export) [^'"]*['"](?:\.\.\/)+server\/[^'"]*['"]/gm)].map(([line]) => ({
      path,
      line,
    })),
  )
  assert.ok(taken.length > 3)
  assert.deepEqual(
    taken.filter(({ line }) => !/^(?:import|export) type\b/.test(line)),
    [],
  )
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
