import { encodePath } from '../project/index.ts'

const anywhere = 'https://site.invalid'

/** What a policy calls the place of an address: `'self'`, an origin or a scheme; null for what is loaded from nowhere. */
export function sourceOf(address: string, base: string): string | null {
  const written = address.trim()
  if (written === '' || written.startsWith('#')) return null
  const url = URL.parse(written, base)
  if (!url) return null
  if (url.protocol === 'data:' || url.protocol === 'blob:') return url.protocol
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return null
  return url.origin === anywhere ? "'self'" : url.origin
}

/** Where relative addresses of a page or sheet start. */
export function baseOf(path: string, base?: string): string {
  const own = `${anywhere}/${encodePath(path)}`
  return base === undefined ? own : (URL.parse(base, own)?.href ?? own)
}

/** The file of the site that an address means; null for one elsewhere. */
export function siteFileAt(address: string, base: string): string | null {
  const url = URL.parse(address.trim(), base)
  if (url?.origin !== anywhere) return null
  try {
    return decodeURIComponent(url.pathname.slice(1))
  } catch {
    // A lone percent sign: no file that the build wrote is addressed so.
    return null
  }
}

/** Origins that a text names, as code does that asks them. Those of namespaces are names, not addresses. */
export function originsIn(text: string): readonly string[] {
  const found = text.match(/\b(?:https?|wss?):\/\/[\w-]+(?:\.[\w-]+)*(?::\d+)?/g) ?? []
  return [...new Set(found)].filter((origin) => !/\/\/(?:www\.)?w3\.org$/.test(origin))
}
