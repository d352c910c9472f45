/** The address at which browsers find this server. */
export interface Site {
  /** As browsers write it: https://bento.example. Two, if only a proxy knows the protocol. */
  readonly origins: string[]
  /** The host without port, for which passkeys are made. */
  readonly host: string
}

interface OriginHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

const HOST = /^[\w.:[\]-]+$/

/** The configured site, or else that of the request; undefined if the request has no valid host. */
export function siteOf(host: string, configured: string | undefined): Site | undefined {
  if (configured !== undefined) return { origins: [configured], host: new URL(configured).hostname }
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return undefined
  const origins = ['http', 'https'].map((protocol) => new URL(`${protocol}://${host}`).origin)
  return { origins, host: new URL(origins[0]!).hostname }
}

/**
 * Does this request come from a page of this site? Browsers say so in one of two headers. Programs send neither, and they
 * have no cookie that another site could misuse.
 */
export function isSameOrigin(headers: OriginHeaders, host: string, configured: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return siteOf(host, configured)?.origins.includes(origin) === true
}
