import { defineConfig } from 'vite'
import { ownGames } from './serve/build/own-games.ts'
import { serviceWorker } from './serve/build/service-worker.ts'

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What many pages share comes in one file: a first visit would otherwise ask for dozens of small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 4 }] } } },
    license: { fileName: 'licenses.md' },
  },
  worker: { format: 'es', plugins: () => [ownGames()] },
  plugins: [ownGames(), serviceWorker()],
})
