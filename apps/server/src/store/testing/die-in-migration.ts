// Preloaded (--import) into a program, kills the process in the middle of the first migration of an SQLite file.
import { DatabaseSync } from 'node:sqlite'

const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  const middle = sql.indexOf('create table', sql.indexOf('create table') + 1)
  if (middle < 0) return exec.call(this, sql)
  exec.call(this, sql.slice(0, middle))
  process.kill(process.pid, 'SIGKILL')
}
