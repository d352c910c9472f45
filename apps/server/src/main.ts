// Serves the API and, with --site FOLDER, the page that was built into that folder.
import { start } from './start/start.ts'

await start(process.argv.slice(2), process.env)
