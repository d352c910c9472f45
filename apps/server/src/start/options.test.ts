import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOptions } from './options.ts'

test('by default the server listens on this computer, on the default port', () => {
  assert.deepEqual(readOptions([], {}), { host: 'localhost', port: 4173, portIsFixed: false, games: [], help: false })
  assert.deepEqual(readOptions([], { PORT: '' }), readOptions([], {}))
})

test('the port comes from --port, or else from PORT', () => {
  const wanted = { host: 'localhost', port: 8080, portIsFixed: true, games: [], help: false }
  assert.deepEqual(readOptions(['--port', '8080'], { PORT: '9090' }), wanted)
  assert.deepEqual(readOptions([], { PORT: '8080' }), wanted)
  assert.deepEqual(readOptions(['--host', '0.0.0.0', '--port=0'], {}), { ...wanted, host: '0.0.0.0', port: 0 })
})

test('other arguments are files with custom games', () => {
  const options = readOptions([import.meta.filename], {})
  assert.ok(typeof options === 'object')
  assert.deepEqual(options.games, [import.meta.filename])
})

test('wrong arguments are explained in one sentence', () => {
  const refusals: [args: string[], env: NodeJS.ProcessEnv, sentence: RegExp][] = [
    [['--port', '65536'], {}, /^--port must be a whole number from 0 to 65535, not "65536"\.$/],
    [['--port', ''], {}, /^--port must be a whole number from 0 to 65535, not ""\.$/],
    [['--port=-1'], {}, /^--port must be a whole number/],
    [[], { PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\.$/],
    [['--host', ''], {}, /^--host must be an address or a name, such as 0\.0\.0\.0\.$/],
    [['--site', 'nowhere'], {}, /^There is no built page in "nowhere"; npm run build writes one/],
    [['--prot', '1'], {}, /^Unknown option '--prot'; see npm start -- --help\.$/],
    [['gummi'], {}, /^There is no file "gummi"; a game is a file such as examples\/hearts\.ts\.$/],
    [['--port'], {}, /^Option '--port <value>' argument missing; see npm start -- --help/],
  ]
  for (const [args, env, sentence] of refusals) assert.match(String(readOptions(args, env)), sentence)
})
