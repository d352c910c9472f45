import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const OUTPUT = join(ROOT, '.cache/packages')

/** The packages that others can install. tsconfig.packages.json names the same. */
export const PUBLISHED = ['kit', 'games', 'bots'] as const

/** The folder of a built package: what `npm pack` and `npm publish` take. */
export const distOf = (name: string): string => join(ROOT, 'packages', name, 'dist')

interface Manifest {
  private?: boolean
  exports: Record<string, string>
  devDependencies?: unknown
}

/**
 * Compiles the packages to JavaScript with type declarations. The workspaces themselves run from their sources, so each
 * `dist` gets a package.json of its own, with exports that point to the compiled files.
 */
export function buildPackages(): void {
  rmSync(OUTPUT, { recursive: true, force: true })
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const compiled = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.packages.json'], { cwd: ROOT, encoding: 'utf8' })
  if (compiled.status !== 0) throw new Error(`The packages do not compile.\n${compiled.stdout}${compiled.stderr}`)
  for (const name of PUBLISHED) assemble(name)
  rmSync(OUTPUT, { recursive: true, force: true })
}

function assemble(name: string): void {
  const source = join(ROOT, 'packages', name)
  const dist = distOf(name)
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dirname(dist), { recursive: true })
  renameSync(join(OUTPUT, name, 'src'), dist)
  for (const path of globSync('**/*.d.ts', { cwd: dist })) rewriteFile(join(dist, path), importJavaScript)
  for (const path of globSync('src/**/*.md', { cwd: source })) {
    cpSync(join(source, path), join(dist, path.slice('src/'.length)))
  }
  cpSync(join(source, 'README.md'), join(dist, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'))
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
}

/** TypeScript rewrites `./cards.ts` to `./cards.js` in JavaScript, but not in declarations. */
const importJavaScript = (text: string): string =>
  text.replace(/(\b(?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '$1.js')

function rewriteFile(path: string, rewrite: (text: string) => string): void {
  writeFileSync(path, rewrite(readFileSync(path, 'utf8')))
}

function publishedManifest({ private: _, devDependencies: __, ...manifest }: Manifest): object {
  const exports = Object.entries(manifest.exports).map(([entry, path]) => [entry, publishedExport(path)])
  return {
    ...manifest,
    files: ['**/*.js', '**/*.d.ts', '**/*.json', '**/*.md'],
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
  }
}

function publishedExport(path: string): string | { types: string; default: string } {
  const inDist = path.replace('./src/', './')
  if (!inDist.endsWith('.ts')) return inDist
  const base = inDist.slice(0, -'.ts'.length)
  return { types: `${base}.d.ts`, default: `${base}.js` }
}

if (import.meta.main) {
  buildPackages()
  for (const name of PUBLISHED) console.log(`packages/${name}/dist`)
}
