import type { BrowserContext } from 'playwright-core'

/** Collects console errors, uncaught errors, failed requests and violations of the security policy. */
export function watchForProblems(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'unknown'
    // The browser aborts requests of a page that is left.
    if (why !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} (${why})`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.url()} (${response.status()})`)
  })
  return problems
}
