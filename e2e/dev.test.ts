import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { runScript } from './harness/run-script.ts'

test('npm run dev serves the page from its sources and the API, and SIGINT ends both', async (t) => {
  const data = mkdtempSync(join(tmpdir(), 'bento-dev-'))
  t.after(() => rmSync(data, { recursive: true, force: true }))
  const { child, origin, exitCode } = await runScript('dev', ['--port', '0', '--data', data])
  try {
    const page = await (await fetch(`${origin}/play/gummi-trick`)).text()
    assert.match(page, /<title>Trick Bento<\/title>/)
    assert.match(page, /src="\/@vite\/client"/, 'the page reloads itself')
    assert.equal((await fetch(`${origin}/src/main.tsx`)).status, 200)
    assert.deepEqual(await (await fetch(`${origin}/api/tables`)).json(), { tables: [] })
  } finally {
    child.kill('SIGINT')
  }
  assert.equal(await exitCode, 0)
  await assert.rejects(fetch(`${origin}/api/tables`))
})
