import { projectFilesUrl } from '@pergola/contracts'

/** Address inside the editor's origin of a file of a project. */
export function projectAddress(projectId: string, path: string, origin: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return new URL(projectFilesUrl(projectId) + encoded, origin).href
}

/** True for what stands on its own: another origin, data, a fragment of this page. */
export function isAbsolute(url: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(url.trim())
}

/** The file of the project that an address in a page or sheet names; null for everything outside the project. */
export function projectPath(url: string, from: string): string | null {
  const text = url.trim()
  if (text === '' || isAbsolute(text)) return null
  const base = new URL(from, 'http://project.invalid/')
  let resolved: URL
  try {
    resolved = new URL(text, base)
  } catch {
    return null
  }
  try {
    return decodeURIComponent(resolved.pathname.slice(1))
  } catch {
    return null
  }
}
