/** What a person did wrong or a file has wrong, as one sentence; never a bug of ours. */
export class Complaint extends Error {
  readonly exitCode: number

  constructor(sentence: string, exitCode: number) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** The command was called wrongly. */
export const misuse = (sentence: string): Complaint => new Complaint(sentence, 2)
/** The command was called rightly, but what it found is not right. */
export const failure = (sentence: string): Complaint => new Complaint(sentence, 1)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
