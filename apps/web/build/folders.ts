import { join } from 'node:path'

/** The folder of the page's workspace. */
export const WEB = join(import.meta.dirname, '..')
/** The folder of the repository. */
export const ROOT = join(WEB, '../..')
export const CACHE = join(ROOT, '.cache')
