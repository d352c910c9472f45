// A node of the cluster: what `npm start` runs, but it ends when whoever started it is gone.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume()
process.stdin.unref()
await import('../../../web/serve/main.ts')
