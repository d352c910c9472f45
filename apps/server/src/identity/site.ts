/** Where browsers find this server. */
export interface Site {
  /** As browsers write it: https://bento.example. There are two where only a proxy may know the protocol. */
  readonly origins: string[]
  /** The host without its port, which passkeys are made for. */
  readonly host: string
}

interface OriginHeaders {
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}

const HOST = /^[\w.:[\]-]+$/

/** As the operator has said, or else as the request tells; undefined if it tells nothing that can be. */
export function siteOf(host: string, told: string | undefined): Site | undefined {
  if (told !== undefined) return { origins: [told], host: new URL(told).hostname }
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return undefined
  const origins = ['http', 'https'].map((protocol) => new URL(`${protocol}://${host}`).origin)
  return { origins, host: new URL(origins[0]!).hostname }
}

/**
 * Does this request come from a page of ours? Every browser says so in one of two headers when something is asked for.
 * Programs send neither, and have no cookie to steal.
 */
export function isFromHere(headers: OriginHeaders, host: string, told: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  return siteOf(host, told)?.origins.includes(origin) === true
}
