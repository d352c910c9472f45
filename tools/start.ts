// `npm start`: builds the page if its sources changed, then serves it together with the API.
import { readSite } from '@trick-bento/server/site/site.ts'
import { start } from '@trick-bento/server/start/start.ts'
import { printBuildMessage, withBuiltSite } from '@trick-bento/web/build/build.ts'

await start(process.argv.slice(2), process.env, (games) =>
  withBuiltSite(readSite, { games, onBuild: printBuildMessage }),
)
