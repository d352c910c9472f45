// Plain JavaScript without dependencies, because it locks their installation.
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

let attempts = 0

/**
 * The lock is a folder holding one file named after the owner's process id. It is renamed into place complete, and
 * only the file of a dead owner is ever removed by others, so two processes cannot both take over a stale lock.
 * Resolves to a function that releases the lock.
 * @param {string} folder
 */
export async function lock(folder) {
  const own = `${folder}.${process.pid}.${++attempts}`
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, String(process.pid)), '')
  while (!tryRename(own, folder)) {
    removeDeadOwners(folder)
    await sleep(50)
  }
  return () => rmSync(folder, { recursive: true, force: true })
}

function tryRename(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

function removeDeadOwners(folder) {
  try {
    for (const pid of readdirSync(folder)) if (!isAlive(Number(pid))) rmSync(join(folder, pid), { force: true })
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
