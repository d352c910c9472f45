import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/**
 * The key by which the requests of an address are counted. All IPv6 addresses of one /64 network count together, because
 * one subscriber usually has all of them. An IPv4 address in IPv6 notation counts as the IPv4 address. A closed connection
 * has no address.
 */
export function rateLimitKey(address = ''): string {
  if (!address.includes(':')) return address
  const ipv4 = MAPPED_IPV4.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  const [withoutZone] = address.split('%', 1) as [string]
  if (!isIPv6(withoutZone)) return address
  const groups = groupsOf(withoutZone)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups[6]!, groups[7]!)
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** All eight groups of an address, in the canonical notation of URLs. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  return [...front, ...Array<string>(GROUPS - front.length - back.length).fill('0'), ...back]
}

const ipv4Of = (...groups: readonly [string, string]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
