// What `npm start` runs: the page, and the server behind its online tables, in one process.
import '../../server/src/main.ts'
