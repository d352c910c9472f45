/** Reports an error in background work that no caller waits for. */
export type ReportError = (what: string, error: unknown) => void

export const reportToStderr: ReportError = (what, error) =>
  console.error(`${what}: ${error instanceof Error ? error.message : error}`)
