import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { inRoot } from './folders.mjs'

/** Runs the bundled Node, or this one if it is new enough. Resolves to the exit code. */
export function runNode(args, options) {
  const node = findNode()
  if (!node) return fail(`Trick Bento needs Node 22.19 or newer; this is ${process.version} and none is bundled here.`)
  return run(node, args, { stdio: 'inherit', ...options })
}

function findNode() {
  const bundled = inRoot('node_modules/.bin/node')
  if (process.platform === 'linux' && existsSync(bundled)) return bundled
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19) ? process.execPath : undefined
}

export function fail(sentence) {
  console.error(sentence)
  return 1
}

/** Runs a command and forwards signals to it. Resolves to the exit code. */
export function run(command, args, options, onSpawn = (_child) => {}) {
  const child = spawn(command, args, options)
  onSpawn(child)
  const forward = (signal) => {
    // A terminal already sends Ctrl-C to the whole group; a second SIGINT would look like a second Ctrl-C.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of signals) process.off(each, forward)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}
