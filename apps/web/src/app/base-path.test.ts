import assert from 'node:assert/strict'
import { test } from 'node:test'
import { basePathOf } from './base-path.ts'

test('the base path is the folder that holds the assets folder', () => {
  const paths = {
    'https://bento.example/assets/main-abc.js': '',
    'https://bento.example/games/bento/assets/main-abc.js': '/games/bento',
    'https://bento.example/assets/bento/assets/main-abc.js': '/assets/bento',
    'http://localhost:5173/src/app/base-path.ts': '',
  }
  for (const [url, path] of Object.entries(paths)) assert.equal(basePathOf(url), path, url)
})
