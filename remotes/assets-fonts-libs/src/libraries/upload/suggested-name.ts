/** Names of files that say how a library was put together, not what it is. */
const saysNothing = /^(?:cdn|index|main|bundle|dist|umd|iife|global|all|lib|latest)$/i

/** What a library may be called by the name or the address of its file; empty where neither says anything. */
export function suggestedName(address: string): string {
  const parts = partsOf(address.trim())
  const name = plain(parts.at(-1) ?? '')
  const packaged = parts.slice(0, -1).findLast((part) => /.@\d/.test(part))
  return saysNothing.test(name) && packaged !== undefined ? plain(packaged) : name
}

function partsOf(address: string): readonly string[] {
  if (!/^[a-z]+:/i.test(address)) return [address]
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return path.split('/').filter((part) => part !== '')
}

/** Without its ending, what it was made for, and its version. */
function plain(part: string): string {
  const text = part.replace(/(?:\.min)?\.(?:m?js|css)$/i, '')
  return decoded(text.replace(/(.)@\d.*$/, '$1'))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
