// `npm run build`: writes the page as a static site to apps/web/dist.
import { relative } from 'node:path'
import { withBuiltSite } from './build.ts'

try {
  const folder = await withBuiltSite((built) => relative(process.cwd(), built))
  console.log(`The page is in ${folder || '.'}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
