import type { FileLike } from '@pergola/contracts'
import { rewriteUrls } from '@pergola/site/css'
import { projectPath } from './project-address.ts'

/** Of all inner documents of a page together: they are looked at beside it. */
const roomForFiles = 16 * 1024 * 1024

/** Files of the project for documents that no service worker serves: put inside, as data. */
export interface InnerFiles {
  /** Null where the project has no such file, or it is too large. */
  address(path: string): Promise<string | null>
  /** Empty where there is none. */
  text(path: string): Promise<string>
  /** A sheet with all it names of the project inside of it. */
  css(text: string, from: string): Promise<string>
}

export function createInnerFiles(read: (path: string) => Promise<FileLike | null>): InnerFiles {
  const known = new Map<string, Promise<string | null>>()
  let left = roomForFiles

  async function inside(path: string): Promise<string | null> {
    const file = await read(path)
    if (!file || file.size > left) return null
    left -= file.size
    const bytes = new Uint8Array(await file.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    // Pictures are known by their first bytes, but for this one.
    const type = file.type === '' && /\.svgz?$/i.test(path) ? 'image/svg+xml' : file.type
    return `data:${type};base64,${btoa(text)}`
  }

  function address(path: string): Promise<string | null> {
    const found = known.get(path) ?? inside(path)
    known.set(path, found)
    return found
  }

  return {
    address,
    async text(path) {
      const file = await read(path)
      return file && file.size <= left ? new TextDecoder().decode(await file.arrayBuffer()) : ''
    },
    async css(text, from) {
      const named = new Map<string, Promise<string | null>>()
      rewriteUrls(text, (url) => {
        const path = projectPath(url, from)
        if (path !== null) named.set(url, address(path))
        return url
      })
      const addresses = new Map<string, string>()
      for (const [url, waiting] of named) addresses.set(url, (await waiting) ?? 'data:,')
      return rewriteUrls(text, (url) => addresses.get(url) ?? url)
    },
  }
}
