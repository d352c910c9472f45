import { readSite, type Site } from '@trick-bento/server/site/site.ts'
import { siteListener } from '@trick-bento/server/site/site-listener.ts'
import { LOOPBACK, listen } from '@trick-bento/server/start/listen.ts'
import { withBuiltSite } from '@trick-bento/web/build/build.ts'

export interface SiteServer {
  /** Without a slash at its end. */
  readonly origin: string
  close(): Promise<void>
}

/** The page built from the current sources, with these custom games in it. */
export const builtSite = (games: readonly string[] = []): Promise<Site> => withBuiltSite(readSite, { games })

/** Serves a site on a free port, by default the page built from the current sources. */
export async function serveSite(site?: Site): Promise<SiteServer> {
  const { port, close } = await listen(siteListener(site ?? (await builtSite())), LOOPBACK, 0)
  return { origin: `http://${LOOPBACK}:${port}`, close }
}
