import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildPackages, distOf, PUBLISHED } from './build.ts'

const root = join(import.meta.dirname, '../..')
const bin = (path: string): string => join(root, 'node_modules', path)
const readmeOf = (name: string): string => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')

/** An empty project outside of the workspace. */
let project: string
const tarballs = new Map<string, string>()

function run(command: string, args: readonly string[], cwd = project): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  assert.equal(status, 0, `${[command, ...args].join(' ')} failed\n${error ?? ''}${stdout}${stderr}`)
  return stdout
}

before(() => {
  project = mkdtempSync(join(tmpdir(), 'trick-bento-packages-'))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  buildPackages()
  for (const name of PUBLISHED) {
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', project], distOf(name))) as [
      { filename: string },
    ]
    tarballs.set(name, join(project, packed.filename))
  }
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.values()])
})

after(() => rmSync(project, { recursive: true, force: true }))

for (const name of PUBLISHED) {
  test(`publint and arethetypeswrong accept the package ${name}`, () => {
    run(process.execPath, [bin('publint/src/cli.js'), '--strict', distOf(name)])
    const attw = bin('@arethetypeswrong/cli/dist/index.js')
    run(process.execPath, [attw, tarballs.get(name)!, '--profile', 'esm-only', '--no-emoji', '--no-color'])
  })

  test(`the tarball of ${name} holds a licence, a readme and no tests`, () => {
    const files = globSync('**/*', { cwd: join(project, 'node_modules/@trick-bento', name) })
    assert.ok(files.includes('LICENSE') && files.includes('README.md'))
    assert.deepEqual(
      files.filter((path) => /\.test\.|(^|\/)testing(\/|$)|(?<!\.d)\.ts$/.test(path)),
      [],
    )
  })

  test(`the quick start of ${name} plays a game in an empty project, with plain Node`, () => {
    const [, program] = /```js\n(.*?)```/s.exec(readmeOf(name))!
    writeFileSync(join(project, `${name}.js`), program)
    assert.match(run('node', [`${name}.js`]), /\d/)
  })
}

test('the quick starts and all declarations type-check in an empty project', () => {
  for (const name of PUBLISHED) {
    const entries = Object.keys(JSON.parse(readFileSync(join(distOf(name), 'package.json'), 'utf8')).exports)
    const specifiers = entries
      .filter((entry) => !/\.\w+$/.test(entry))
      .map((entry) => `@trick-bento/${name}${entry.slice(1)}`)
    const imports = specifiers.map(
      (specifier, i) => `import * as entry${i} from '${specifier}'\nconsole.log(entry${i})\n`,
    )
    writeFileSync(join(project, `${name}-entries.ts`), imports.join(''))
  }
  const compilerOptions = {
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: [],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.js', '*.ts'] }))
  run(process.execPath, [bin('typescript/bin/tsc'), '-p', project])
})

test('every public name of the packages has a comment for the API documentation', () => {
  const typedoc = bin('typedoc/bin/typedoc')
  const { stdout, stderr, status } = spawnSync(process.execPath, [typedoc, '--emit', 'none'], {
    cwd: root,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stdout + stderr)
  // The rules inside of a game are documented by their own Markdown, not by comments.
  const undocumented = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => /does not have any/.test(line) && !/__type/.test(line))
  assert.deepEqual(undocumented, [])
})
