#!/usr/bin/env node
import { spawn } from 'node:child_process'
import module, { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.exitCode = isRecentEnough(process.versions.node) ? await runHere() : await runWithBundledNode()

// The first release of 22 that strips types with neither a flag nor a warning.
function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 19)
}

async function runHere() {
  hideExperimentalWarnings()
  module.enableCompileCache?.()
  const { main } = await import('../src/main.ts')
  return main(process.argv.slice(2))
}

function hideExperimentalWarnings() {
  const listeners = process.listeners('warning')
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const listener of listeners) listener(warning)
  })
}

async function runWithBundledNode() {
  const node = findBundledNode()
  if (node) return runWith(node)
  console.error(`bento needs Node 22.19 or newer; this is ${process.version} and no bundled Node is installed.`)
  return 1
}

function findBundledNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/package.json`)
    return join(dirname(manifest), 'bin', 'node')
  } catch {
    return undefined
  }
}

function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  // A terminal already sends Ctrl-C to the whole group; a second SIGINT would look like a second Ctrl-C.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
