import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { runScript } from './harness/run-script.ts'

async function takePort(t: TestContext): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`npm start prints an address that answers, and ${signal} ends it`, async () => {
    const { child, origin, output, exitCode } = await runScript('start', ['--port', '0'])
    try {
      assert.match(output, /^Trick Bento is at http:\/\/localhost:\d+\/\nPress Ctrl-C to stop\.\n$/m)
      const answer = await fetch(`${origin}/`)
      assert.equal(answer.status, 200)
      assert.match(await answer.text(), /<title>Trick Bento<\/title>/)
    } finally {
      child.kill(signal)
    }
    assert.equal(await exitCode, 0)
    await assert.rejects(fetch(`${origin}/`))
  })
}

test('npm start says in one sentence that the requested port is taken', async (t) => {
  const port = await takePort(t)
  const message = new RegExp(`exit code 1:\\n(?:Building.*\\n)?Port ${port} is taken; choose another, .*\\.\\n$`)
  await assert.rejects(runScript('start', ['--port', `${port}`]), { message })
  await assert.rejects(runScript('start', [], { PORT: `${port}` }), { message })
})

test('npm start refuses wrong arguments before it builds anything', async () => {
  await assert.rejects(runScript('start', ['--port', 'x']), { message: /exit code 2:\n--port must be .*\n$/ })
  await assert.rejects(runScript('start', ['--help']), { message: /exit code 0:\nUsage: npm start/ })
})

test('npm start prints the addresses for the network if it listens on all interfaces', async () => {
  const { child, output, exitCode } = await runScript('start', ['--host', '0.0.0.0', '--port', '0'])
  child.kill('SIGTERM')
  assert.match(
    output,
    /^Trick Bento is at http:\/\/localhost:\d+\/\n(?: {2}on your network: http:\/\/[\d.]+:\d+\/\n)*Press/m,
  )
  assert.equal(await exitCode, 0)
})
