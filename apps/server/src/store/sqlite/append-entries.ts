import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { Listing } from '@trick-bento/protocol'
import type { Job } from '../store.ts'
import type { Append, OpenTable, WriteResult } from '../writes.ts'
import type { SqliteHistoryWriter } from './write-history.ts'

/** Opens tables and appends to their logs, within the transaction of the caller. */
export class EntryWriter {
  private readonly run: ReturnType<typeof statements>
  private readonly history: SqliteHistoryWriter

  constructor(db: DatabaseSync, history: SqliteHistoryWriter) {
    this.run = statements(db)
    this.history = history
  }

  open({ head, entries, listing }: OpenTable): WriteResult {
    this.run.addTable.run(head.id, head.secret, head.openedAt)
    this.addEntries(head.id, 0, entries)
    if (listing !== undefined) this.list(listing)
    return 'added'
  }

  append({ id, number, entries, answer, job, listing, finished }: Append): WriteResult {
    const { run } = this
    const { next } = run.next.get(id) as { next: number }
    if (number > next) return { error: `table ${id} has ${next} entries, so none can get number ${number}` }
    if (number < next || (answer && run.hasAnswer.get(id, answer.person, answer.key))) return 'taken'
    this.addEntries(id, number, entries)
    if (answer) run.addAnswer.run(id, answer.person, answer.key, answer.body, answer.at)
    if (job) run.putJob.run(jobParameters(job))
    else if (entries.length > 0) run.removeJob.run(id)
    if (listing === 'unlisted') run.unlist.run(id)
    else if (listing) this.list(listing)
    if (finished) this.history.finish(finished)
    return 'added'
  }

  private addEntries(id: string, number: number, entries: readonly string[]): void {
    entries.forEach((entry, i) => {
      this.run.addEntry.run(id, number + i, entry)
    })
  }
  private list(listing: Listing): void {
    this.run.list.run(listing.id, JSON.stringify(listing), listing.openedAt)
  }
}

export const jobParameters = ({ table, number, kind, at }: Job): Record<string, SQLInputValue> => ({
  table,
  number,
  kind,
  at,
})

const statements = (db: DatabaseSync) => ({
  addTable: db.prepare('insert into tables (id, secret, opened_at) values (?, ?, ?)'),
  next: db.prepare('select coalesce(max(number) + 1, 0) as next from entries where table_id = ?'),
  addEntry: db.prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
  hasAnswer: db.prepare('select 1 from answers where table_id = ? and person = ? and key = ?'),
  addAnswer: db.prepare('insert into answers (table_id, person, key, body, at) values (?, ?, ?, ?, ?)'),
  putJob: db.prepare(`insert into jobs (table_id, number, kind, at, due) values (:table, :number, :kind, :at, :at)
    on conflict (table_id) do update
    set number = excluded.number, kind = excluded.kind, at = excluded.at, due = excluded.due, failures = 0
    where number <> excluded.number or kind <> excluded.kind`),
  removeJob: db.prepare('delete from jobs where table_id = ?'),
  list: db.prepare('insert or replace into listings (id, line, opened_at) values (?, ?, ?)'),
  unlist: db.prepare('delete from listings where id = ?'),
})
