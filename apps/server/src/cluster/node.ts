// A node of the cluster: the server, which also ends when the process that started it has ended.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume()
process.stdin.unref()
await import('../main.ts')
