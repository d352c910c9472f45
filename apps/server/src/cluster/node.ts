// A node of the cluster: the server, which also ends when its supervisor has ended.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume()
process.stdin.unref()
await import('../main.ts')
