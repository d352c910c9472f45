/** The push services of common browsers: Chrome and Edge on most systems, Firefox, Edge on Windows, Safari. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)+notify\.windows\.com$/,
  /^(?:[\w-]+\.)+push\.apple\.com$/,
]

/**
 * May messages be sent to this endpoint? Clients choose the endpoint, so without this check they could make the server send
 * requests to any address. `others` are origins that the operator allows besides the known ones.
 */
export function isPushService(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, port, hostname, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return others.includes(origin) || (protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname)))
}
