import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|md|txt|wasm)$/

const METHODS = [
  { suffix: '.br', compress: promisify(brotliCompress) },
  { suffix: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
]

/** Writes a `.br` and a `.gz` file beside every file that compression makes smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => COMPRESSIBLE.test(path))
  await Promise.all(paths.map((path) => compressFile(join(folder, path))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  for (const { suffix, compress } of METHODS) {
    const smaller = await compress(content)
    if (smaller.length < content.length) await writeFile(path + suffix, smaller)
  }
}
