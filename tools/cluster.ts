// `npm run cluster`: builds the page if its sources changed, then runs several nodes that serve it.
import { runCluster } from '@trick-bento/server/cluster/run.ts'
import { printBuildMessage, withBuiltSite } from '@trick-bento/web/build/build.ts'

await runCluster(process.argv.slice(2), () => withBuiltSite((folder) => folder, { onBuild: printBuildMessage }))
