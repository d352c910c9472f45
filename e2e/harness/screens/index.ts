import type { App } from '../app.ts'
import { settled } from '../wait.ts'
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
    const shown = sight.show(app).then(() => settled(app.page))
    const wrong = await shown.then(
      () => wrongAt(sight),
      (error: Error) => [`it did not show: ${error.message}`],
    )
    found.push(...wrong.map((each) => `${name}: ${each}`))
  }
  return found
}
