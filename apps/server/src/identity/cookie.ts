/** Browsers keep no cookie for longer, in seconds; a visit to one's own page begins it anew. */
const LONGEST = 400 * 24 * 60 * 60

/**
 * What the cookie is called. Over https its prefix makes browsers refuse one that another host of the same domain, or
 * somebody on the line, has planted.
 */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-bento-key' : 'bento-key')

/** How it is kept: no script reads it, and nothing that another site begins sends it along. */
export const cookieOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure, maxAge: LONGEST }) as const
