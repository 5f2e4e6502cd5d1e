/**
 * The project path an address on a page means, or null for one that leads elsewhere. `from` is the path of the file the
 * address stands in; a leading slash means the project's folder.
 */
export function resolvePath(from: string, href: string): string | null {
  const address = href.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || /^[\\/]{2}/.test(address)) return null
  const path = (/^[^?#]*/.exec(address)?.[0] ?? '').replaceAll('\\', '/')
  if (path === '') return null
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const parts: string[] = [...folder]
  for (const part of path.split('/')) {
    const name = decode(part)
    if (name === '..') parts.pop()
    else if (name !== '.' && name !== '') parts.push(name)
  }
  return parts.length === 0 ? null : parts.join('/')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
