import { isPrivateIpv4, isPrivateIpv6 } from './private-address.ts'

/** The same in browsers, workers and Node, while this package is compiled for none of them. */
declare const URL: { new (url: string): { readonly hostname: string }; canParse(url: string): boolean }

/** Names that never lead into the public network (RFC 6761, 6762, 8375 and what home routers and companies use). */
const privateSuffix =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|lan|home|corp|test|invalid|example|arpa|onion|alt)$/

/** Public names that lead to whatever address is written in them, or to this machine. */
const wildcardNames =
  /(^|\.)(nip\.io|sslip\.io|xip\.io|xip\.name|ip6\.name|backname\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localho\.st|lcl\.host|traefik\.me|local\.gd|fuf\.me|yoogle\.com|smackaho\.st|plex\.direct|local-ip\.(co|sh)|localhostcert\.net|localcert\.net|rbndr\.us|1u\.ms|rebind\.network)$/

const quads = /(?<![\da-z])(\d{1,3})([.-])(\d{1,3})\2(\d{1,3})\2(\d{1,3})(?![\da-z])/g

/** A private address written into a name, with dots or dashes: `192-168-0-1.some-service.net`. */
function spellsPrivateAddress(name: string): boolean {
  return [...name.matchAll(quads)].some(([, a, , b, c, d]) => isPrivateIpv4([a, b, c, d].map(Number)))
}

/** As a browser reads it: `0x7f.1`, `2130706433` and `017700000001` become `127.0.0.1`, capitals small. Null when it cannot. */
function readHost(host: string): string | null {
  if (/[\s/?#@\\]/.test(host)) return null
  const url = `http://${host}/`
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null
}

/**
 * Whether a host, as it stands in an address without its port, may lie in the network of the user: addresses by number
 * in any spelling, names without a dot, names of local networks, and public names that are known to lead there. What cannot
 * be read counts as private. A public name may still lead anywhere, which only the browser can know.
 */
export function isPrivateHost(host: string): boolean {
  const name = readHost(host)
  if (name === null || name === '') return true
  if (name.startsWith('[')) return isPrivateIpv6(name.slice(1, -1))
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) return isPrivateIpv4(name.split('.').map(Number))
  if (!name.includes('.')) return true
  return privateSuffix.test(name) || wildcardNames.test(name) || spellsPrivateAddress(name)
}
