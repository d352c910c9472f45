/** An error of the user or of a file, as one sentence to print; never a bug of this program. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode: number) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** The command was called in a wrong way. */
export const usageError = (sentence: string): CommandError => new CommandError(sentence, 2)
/** The command was called correctly, but failed. */
export const failure = (sentence: string): CommandError => new CommandError(sentence, 1)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
