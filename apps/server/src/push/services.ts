/** The push services of the usual browsers: Chrome and Edge on most systems, Firefox, Edge on Windows, Safari. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)+notify\.windows\.com$/,
  /^(?:[\w-]+\.)+push\.apple\.com$/,
]

/**
 * May messages be sent there? Whoever subscribes says where to, so this server would ask any address for them; `others`
 * are origins that the operator allows besides the known ones.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, port, hostname, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return others.includes(origin) || (protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname)))
}
