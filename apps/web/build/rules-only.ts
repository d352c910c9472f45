import type { Plugin } from 'vite'

const NOTHING = '\0nothing'

/** Leaves the texts, lessons and guides of the games out of a build. A worker needs their rules only. */
export const rulesOnly = (): Plugin => ({
  name: 'rules-only',
  enforce: 'pre',
  resolveId: { filter: { id: /\/(?:texts\.\w+|lesson|guide)\.ts$/ }, handler: () => NOTHING },
  load: (id) => (id === NOTHING ? '' : undefined),
})
