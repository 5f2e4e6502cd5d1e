/** The file of the site that an address is meant for, from whichever page it is written; null for one that leads elsewhere. */
export function filePath(url: string): string | null {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) return null
  const path = url.replace(/[?#].*$/s, '').replace(/^(?:\.{0,2}\/)+/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path // A stray percent sign is a part of the name.
  }
}
