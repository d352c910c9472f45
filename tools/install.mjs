import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { inRoot, root } from './folders.mjs'
import { lock } from './lock.mjs'
import { run } from './processes.mjs'

/** Installs the dependencies if they are missing or outdated; one process at a time. Resolves to the exit code. */
export async function install() {
  if (isInstalled()) return 0
  const unlock = await lock(inRoot('.cache/install.lock'))
  try {
    return isInstalled() ? 0 : await installNow()
  } finally {
    unlock()
  }
}

function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.keys(wanted).every((path) => path === '' || isSatisfied(wanted[path], present[path]))
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(inRoot(lockFile), 'utf8')).packages
  } catch {
    return undefined
  }
}

// Optional packages may be absent: they are for other platforms.
function isSatisfied(wanted, present) {
  if (!present) return wanted.optional === true
  return ['version', 'integrity', 'resolved'].every((key) => wanted[key] === present[key])
}

async function installNow() {
  console.error('Installing dependencies (once, about half a minute) …')
  const output = []
  const args = ['ci', '--include=dev', '--include=optional']
  const options = { cwd: root, env: environmentOfNpm(), shell: process.platform === 'win32' }
  const code = await run('npm', args, options, (child) => {
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
  })
  if (code) process.stderr.write(Buffer.concat(output))
  return code
}

// npm must not run on the bundled Node, which it is about to replace.
function environmentOfNpm() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return { ...process.env, PATH: folders.filter((folder) => folder !== inRoot('node_modules/.bin')).join(delimiter) }
}
