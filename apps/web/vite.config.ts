import { defineConfig } from 'vite'
import { customGames } from './build/custom-games.ts'
import { routePages } from './build/route-pages.ts'
import { rulesOnly } from './build/rules-only.ts'
import { serviceWorker } from './build/service-worker.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Relative: the built site works below any path.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Modules shared by many pages go into one file, so that a first visit does not load dozens of small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The start page needs a card, but not the table.
          groups: [
            {
              name: 'table',
              test: /src\/(table\/(?!card)|explain\/|end\/|keys\/).*\.tsx$/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'common', minShareCount: 4 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
    license: { fileName: 'licenses.md' },
  },
  worker: { format: 'es', plugins: () => [customGames(), rulesOnly()] },
  plugins: [customGames(), routePages(), serviceWorker()],
})
