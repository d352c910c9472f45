import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/**
 * Whose limits count for an address. Whoever has one IPv6 address usually has all with the same first half, so these count
 * together; an IPv4 address in the dress of IPv6 counts as itself. Whoever has hung up has no address any more.
 */
export function householdOf(address = ''): string {
  if (!address.includes(':')) return address
  const plain = MAPPED.exec(address)?.[1]
  if (plain !== undefined) return plain
  const [bare] = address.split('%', 1) as [string]
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups[6]!, groups[7]!)
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** All eight groups of an address, in the one way in which a URL writes them. */
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
