/** The path of the site, given the address of one of its scripts: `/bento` for `/bento/assets/main.js`. */
export const basePathOf = (scriptUrl: string): string =>
  /^(.*)\/assets\/[^/]+\.js$/.exec(new URL(scriptUrl).pathname)?.[1] ?? ''

/** The path below which this site lies, without a slash at its end; empty at the root of a host. */
export const BASE = basePathOf(import.meta.url)

/** The full address of a page of the app, to be shared. */
export const urlOf = (path: string): string => location.origin + BASE + path
