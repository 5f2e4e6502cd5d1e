import { routes } from '@pergola/contracts'

export interface ShareLink {
  /** What the link says, not looked at yet; empty when it cannot be read. */
  readonly url: string
  readonly key: string | null
}

const names = { file: 'file', key: 'key' } as const

/** The key stands behind the #, which no browser sends to a server. */
export function buildShareLink(origin: string, { url, key }: { url: string; key: string }): string {
  return `${origin}${routes.workspace}?${names.file}=${encodeURIComponent(btoa(url))}#${names.key}=${key}`
}

/** Null: this address brings no shared site. */
export function readShareLink(address: string): ShareLink | null {
  const { pathname, searchParams, hash } = new URL(address)
  const file = searchParams.get(names.file)
  if (pathname.replace(/\/+$/, '') !== routes.workspace || file === null) return null
  return { url: fromBase64(file), key: new URLSearchParams(hash.slice(1)).get(names.key) }
}

/** Either alphabet, a plus that was taken for a space on the way, and a line that a letter has broken. */
function fromBase64(text: string): string {
  const plain = text
    .trim()
    .replace(/[\r\n]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(' ', '+')
    .replace(/=+$/, '')
  return /^[A-Za-z0-9+/]*$/.test(plain) && plain.length % 4 !== 1 ? atob(plain) : ''
}

interface Window {
  readonly location: { readonly href: string }
  readonly history: { replaceState(data: unknown, unused: string, url: string): void }
}

/** Once only: neither a reload nor a step back asks again, and the key stays in no history. */
export function takeShareLink({ location, history }: Window): ShareLink | null {
  const link = readShareLink(location.href)
  if (link) history.replaceState(null, '', routes.workspace)
  return link
}
