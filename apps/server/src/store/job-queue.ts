import type { Job } from './store.ts'

/** Where a worker takes its jobs from. */
export interface JobQueue {
  /**
   * Takes up to `limit` due jobs, none of `busyTables`. `next` is the time at which another job will be due; undefined if
   * there is none or if it is not known.
   */
  take(
    limit: number,
    busyTables: string[],
  ): Promise<{ readonly taken: readonly TakenJob[]; readonly next: number | undefined }>
  /** Removes a job that was carried out, unless another has replaced it meanwhile. */
  done(job: Job): Promise<void>
  /** Postpones a failed job to the time `due`. */
  failed(job: Job, due: number): Promise<void>
  close(): Promise<void>
}

export interface TakenJob extends Job {
  /** How often it has failed so far. */
  readonly failures: number
}
