import { isPrivateHost } from '@pergola/site/hosts'

/** What a page opened in the frame may reach. Scripts, plugins, frames and forms never. */
const walls = [
  "script-src 'none'",
  "object-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "connect-src 'none'",
  "manifest-src 'none'",
  "form-action 'none'",
]

const hostPattern = /(?:https?:)?\/\/((?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*)(?=[/?#"'\s)<>&;,]|$)/gi

/** So that what a page names does not make a policy that takes the browser seconds to read. */
const mostHosts = 200

/**
 * Hosts that a page names and that lie in the public network. Addresses by number, single names and names with a port
 * are left out: a page from outside may be written to look around in the user's own network.
 */
export function publicHosts(text: string): readonly string[] {
  const hosts = new Set<string>()
  for (const match of text.matchAll(hostPattern)) {
    const host = (match[1] ?? '').toLowerCase()
    if (hosts.size < mostHosts && !isPrivateHost(host)) hosts.add(host)
  }
  return [...hosts].toSorted()
}

interface FramePolicyInput {
  /** Origin of the editor, where the files of the project are served. */
  readonly origin: string
  readonly restricted: boolean
  /** Hosts a restricted page may fetch pictures, fonts and sheets from: none before a person has asked for it. */
  readonly hosts: readonly string[]
}

export function framePolicy({ origin, restricted, hosts }: FramePolicyInput): string {
  if (!restricted) return walls.join('; ')
  const sources = [origin, 'data:', 'blob:', ...hosts.map((host) => `https://${host}`)].join(' ')
  return [
    "default-src 'none'",
    ...walls,
    `img-src ${sources}`,
    `font-src ${sources}`,
    `media-src ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
  ].join('; ')
}
