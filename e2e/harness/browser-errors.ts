import type { BrowserContext } from 'playwright-core'

/** Collects what no visit may cause: errors in the console, uncaught ones, failed requests, breaches of the policy. */
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
    // What a page no longer wants when it is left is no failure.
    if (why !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} (${why})`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`response: ${response.url()} (${response.status()})`)
  })
  return problems
}
