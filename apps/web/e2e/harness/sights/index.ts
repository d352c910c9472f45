import type { App } from '../app.ts'
import { pageSights } from './pages.ts'
import { tableSights } from './tables.ts'
import type { Sight } from './visit.ts'

export { HURRIED } from './visit.ts'

/** All that there is to see. */
const sights: readonly Sight[] = [...pageSights, ...tableSights]

/** Goes from sight to sight; what was found wrong at each, with its name. */
export async function tour(
  app: App,
  wrongAt: (sight: Sight) => Promise<readonly string[]>,
  route: readonly Sight[] = sights,
): Promise<string[]> {
  const found: string[] = []
  for (const sight of route) {
    const { name } = sight
    const wrong = await sight.show(app).then(
      () => wrongAt(sight),
      (error: Error) => [`it did not show: ${error.message}`],
    )
    found.push(...wrong.map((each) => `${name}: ${each}`))
  }
  return found
}
