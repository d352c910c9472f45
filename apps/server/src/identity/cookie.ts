/** The longest lifetime that browsers accept, in seconds. Every visit of the personal page renews it. */
const MAX_AGE = 400 * 24 * 60 * 60

/**
 * The name of the cookie. Over HTTPS, its prefix makes browsers reject a cookie that another host of the same domain or an
 * attacker on the network has set.
 */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-bento-key' : 'bento-key')

/** Scripts cannot read it, and browsers do not send it with requests that another site initiates. */
export const cookieOptions = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure, maxAge: MAX_AGE }) as const
