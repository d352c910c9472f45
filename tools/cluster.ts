// `npm run cluster`: builds the page if its sources changed, then runs several nodes that serve it.
import { runCluster } from '@trick-bento/server/cluster/run.ts'
import { withBuiltSite } from '@trick-bento/web/build/build.ts'

const onBuild = () => console.error('Building the page (a few seconds) …')

await runCluster(process.argv.slice(2), () => withBuiltSite((folder) => folder, { onBuild }))
