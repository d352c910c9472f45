import assert from 'node:assert/strict'

import type { SiteFile } from '@trick-bento/server/site/site.ts'
import { builtSite, type SiteServer, serveSite } from './site-server.ts'

/** Serves the site with one file changed: the one whose path matches. */
export async function serveChangedSite(path: RegExp, change: (text: string) => string): Promise<SiteServer> {
  const site = new Map(await builtSite())
  const found = [...site.keys()].filter((each) => path.test(each))
  assert.equal(found.length, 1, `${path} is one file, not ${found}`)
  const file: SiteFile = site.get(found[0]!)!
  site.set(found[0]!, { ...file, content: Buffer.from(change(file.content.toString())), compressed: new Map() })
  return serveSite(site)
}
