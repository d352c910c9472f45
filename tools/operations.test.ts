import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from '@trick-bento/server/config.ts'
import { LIMITS } from '@trick-bento/server/http/limits.ts'
import { readOptions } from '@trick-bento/server/start/options.ts'
import { openTestServer } from '@trick-bento/server/testing/test-server.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const page = read('docs/operations.md')

/** The rows of the table that begins with this cell. */
function rowsOf(firstCell: string): string[][] {
  const lines = page.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${firstCell} |`)) + 2
  const end = lines.findIndex((line, i) => i > start && !line.startsWith('|'))
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
const withoutTicks = (cell: string): string => cell.replaceAll('`', '')

/** All settings that can be compared. */
function settingsBy(env: NodeJS.ProcessEnv): object {
  const config = readConfig(env, 'data')
  const options = readOptions([], env)
  assert.ok(typeof config === 'object' && typeof options === 'object')
  const { pace: _pace, ...comparable } = config
  return { ...comparable, port: options.port }
}

test('docs/operations.md lists every variable that is read, with its default', () => {
  const names = new Set<string>()
  const env = new Proxy({} as NodeJS.ProcessEnv, {
    get(_, name) {
      names.add(String(name))
      return undefined
    },
  })
  const usual = settingsBy(env)
  const rows = rowsOf('variable')
  assert.deepEqual(rows.map(([name]) => withoutTicks(name!)).toSorted(), [...names].toSorted())
  for (const [name, value] of rows) {
    if (!/^`[^`]+`$/.test(value!)) continue
    assert.deepEqual(settingsBy({ [withoutTicks(name!)]: withoutTicks(value!) }), usual, `the default of ${name}`)
  }
})

test('docs/operations.md lists the current limits', () => {
  assert.deepEqual(
    rowsOf('what | limit').map(([, limit]) => Number(/\d+/.exec(limit!)![0])),
    Object.values(LIMITS),
  )
})

test('docs/operations.md lists all of our metrics and no others', async (t) => {
  const { origin } = await openTestServer(t)
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const served = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!))
  const named = rowsOf('metric').flatMap(([names]) => names!.split(', ').map(withoutTicks))
  assert.deepEqual(
    named.filter((name) => !served.has(name)),
    [],
  )
  assert.deepEqual(
    [...served].filter((name) => name.startsWith('bento_') && !named.includes(name)),
    [],
  )
})

test('commands and files that docs/operations.md names exist', () => {
  const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!)
  assert.deepEqual(
    commands.filter((name) => !Object.hasOwn(scripts, name)),
    [],
  )
  const files = [...page.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path!)
  assert.ok(files.length > 1)
  assert.deepEqual(
    files.filter((path) => !existsSync(join(root, path))),
    [],
  )
})

test('the Dockerfile and the compose file name files, variables and ports that exist', () => {
  const dockerfile = read('Dockerfile')
  const compose = read('compose.yaml')
  const paths = [...dockerfile.matchAll(/\bapps\/[\w/.-]+\.ts\b/g), ...compose.matchAll(/- \.\/([\w/.-]+):/g)].map(
    ([whole, path]) => path ?? whole,
  )
  assert.deepEqual(paths.length, 3)
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(root, path))),
    [],
  )
  const variables = rowsOf('variable').map(([name]) => withoutTicks(name!))
  const ofNodes = /environment:\n((?: {6}.*\n)+)/.exec(compose)![1]!
  const set = [...ofNodes.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name!)
  assert.ok(set.length > 3)
  assert.deepEqual(
    set.filter((name) => !variables.includes(name)),
    [],
  )
  const port = /EXPOSE (\d+)/.exec(dockerfile)![1]!
  for (const text of [dockerfile.slice(dockerfile.indexOf('CMD [')), read('deploy/Caddyfile')])
    assert.ok(text.includes(port))
  const major = read('.nvmrc').trim()
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gm)) assert.match(image!, new RegExp(`^node:${major}-`))
  assert.match(dockerfile, /^USER node$/m)
})
