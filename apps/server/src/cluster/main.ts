// Runs the cluster; its nodes serve the API and, with --site FOLDER, a page that is already built.
import { runCluster } from './run.ts'

await runCluster(process.argv.slice(2))
