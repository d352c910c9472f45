import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export type Encoding = 'br' | 'gzip'

export interface SiteFile {
  readonly type: string
  readonly content: Buffer
  readonly compressed: ReadonlyMap<Encoding, Buffer>
  readonly hash: string
  /** The name of the file changes with its content. */
  readonly immutable: boolean
}

/**
 * The files of a built page by their path, which begins with a slash. They are held in memory: no request can reach any
 * other file, and a new build does not change what a running server sends.
 */
export type Site = ReadonlyMap<string, SiteFile>

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const COMPRESSED: readonly [Encoding, suffix: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
]

/** Reads the folder of a built page, without hidden files. */
export function readSite(folder: string): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const site = new Map<string, SiteFile>()
  for (const path of paths) {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    if (!/\/\.|\.(?:br|gz)$/.test(address)) site.set(address, readSiteFile(path, address))
  }
  return site
}

function readSiteFile(path: string, address: string): SiteFile {
  const content = readFileSync(path)
  const compressed = COMPRESSED.filter(([, suffix]) => existsSync(path + suffix))
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    content,
    compressed: new Map(compressed.map(([encoding, suffix]) => [encoding, readFileSync(path + suffix)])),
    hash: createHash('sha256').update(content).digest('hex').slice(0, 20),
    immutable: address.startsWith('/assets/'),
  }
}
