import { answerFrom } from '../../serve/answer.ts'
import { upToDateSite } from '../../serve/build/build.ts'
import { LOOPBACK, listen } from '../../serve/listen.ts'
import type { Site } from '../../serve/site.ts'

export interface SiteServer {
  /** Without a slash at its end. */
  readonly origin: string
  close(): Promise<void>
}

/** Serves a site on a port of its own, by default the one of the sources as they are now. */
export async function serveSite(site?: Site): Promise<SiteServer> {
  const { port, close } = await listen(answerFrom(site ?? (await upToDateSite())), LOOPBACK, 0)
  return { origin: `http://${LOOPBACK}:${port}`, close }
}
