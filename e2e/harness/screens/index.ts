import type { App } from '../app.ts'
import { settled } from '../wait.ts'
import { pageScreens } from './pages.ts'
import { tableScreens } from './tables.ts'
import type { Screen } from './visit.ts'

export { FAST_WITH_TAPS } from './visit.ts'

/** All screens of the app. */
const allScreens: readonly Screen[] = [...pageScreens, ...tableScreens]

/** Opens each screen and collects the problems that the check finds there. */
export async function tour(
  app: App,
  wrongAt: (screen: Screen) => Promise<readonly string[]>,
  route: readonly Screen[] = allScreens,
): Promise<string[]> {
  const found: string[] = []
  for (const screen of route) {
    const { name } = screen
    const shown = screen.show(app).then(() => settled(app.page))
    const wrong = await shown.then(
      () => wrongAt(screen),
      (error: Error) => [`it did not open: ${error.message}`],
    )
    found.push(...wrong.map((each) => `${name}: ${each}`))
  }
  return found
}
