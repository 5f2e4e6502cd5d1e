type Block = readonly [first: readonly number[], bits: number]

/** What IANA lists as not globally reachable (RFC 6890 and its updates), with multicast and what is reserved. */
const privateIpv4: readonly Block[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 0, 2, 0], 24],
  [[192, 88, 99, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[198, 51, 100, 0], 24],
  [[203, 0, 113, 0], 24],
  [[224, 0, 0, 0], 3],
]

const numberOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum * 256 + part, 0)

/** Of four numbers from 0 to 255; with others in it, it is no address and not private either. */
export function isPrivateIpv4(parts: readonly number[]): boolean {
  if (parts.length !== 4 || parts.some((part) => !(part >= 0 && part <= 255))) return false
  const address = numberOf(parts)
  return privateIpv4.some(([first, bits]) => {
    const size = 2 ** (32 - bits)
    return Math.floor(address / size) === Math.floor(numberOf(first) / size)
  })
}

const readGroups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))

/** The eight groups of an address as URLs write it: small letters, zeros left out once, no zone. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('::')
  const [first, last] = [readGroups(head), readGroups(tail ?? '')]
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: zeros }, () => 0), ...last]
}

const ipv4In = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255]

/**
 * Only global unicast (2000::/3) is public, and not where it is for documents, a tunnel, or carries a private IPv4 address
 * (6to4); 64:ff9b::/96 is as public as the IPv4 address in it.
 */
export function isPrivateIpv6(address: string): boolean {
  const groups = groupsOf(address)
  const [a = 0, b = 0, c = 0] = groups
  if (a === 0x64 && b === 0xff9b && groups.slice(2, 6).every((group) => group === 0))
    return isPrivateIpv4(ipv4In(groups[6], groups[7]))
  if (a >> 13 !== 1) return true
  if (a === 0x2002) return isPrivateIpv4(ipv4In(b, c))
  return (a === 0x2001 && (b < 0x200 || b === 0xdb8)) || (a === 0x3fff && b < 0x1000)
}
