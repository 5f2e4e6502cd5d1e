import type { FileLike } from '@pergola/contracts'

export interface StillPage {
  /** Under which its addresses are to be understood. */
  readonly path: string
  readonly html: string
}

type ReadFile = (path: string) => Promise<FileLike | null>

/** Null for what is no text in any encoding. */
type Decode = (path: string, file: FileLike) => Promise<string | null>

/** Taken out although the frame runs nothing: what would only fetch, wait or lead away. */
const taken = 'script, iframe, frame, object, embed, base, noscript, link:not([rel~="stylesheet"]), meta[http-equiv]'

/** Of pictures and fonts, all together: a comparison is a glance. */
const roomForFiles = 16 * 1024 * 1024

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src data:; form-action 'none'; base-uri 'none'"

/**
 * A page of a version as one document in which nothing runs and from which nothing is asked: its sheets and pictures are
 * those of that version, put inside. Parsed by itself, so that nothing loads meanwhile either; for a frame without
 * any rights.
 */
export async function stillDocument({ path, html }: StillPage, read: ReadFile, decode: Decode): Promise<string> {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const files = createFiles(read, decode)
  for (const element of parsed.querySelectorAll(taken)) element.remove()
  for (const link of parsed.querySelectorAll('link[href]')) {
    const address = resolve(link.getAttribute('href') ?? '', path)
    const sheet = address && (await files.text(address))
    const style = parsed.createElement('style')
    if (address && sheet) style.textContent = await withFiles(sheet, address, files)
    link.replaceWith(style)
  }
  for (const style of parsed.querySelectorAll('style')) {
    style.textContent = await withFiles(style.textContent ?? '', path, files)
  }
  for (const element of parsed.querySelectorAll('[style*="url("]')) {
    element.setAttribute('style', await withFiles(element.getAttribute('style') ?? '', path, files))
  }
  for (const element of parsed.querySelectorAll('img[src], source[src], video[src], audio[src], video[poster]')) {
    for (const name of ['src', 'poster']) await putInside(element, name, { path, files })
    element.removeAttribute('srcset')
    element.removeAttribute('autoplay')
  }
  const meta = parsed.createElement('meta')
  meta.setAttribute('http-equiv', 'Content-Security-Policy')
  meta.setAttribute('content', policy)
  parsed.head.prepend(meta)
  return `<!doctype html>${parsed.documentElement.outerHTML}`
}

interface Files {
  text(path: string): Promise<string | null>
  address(path: string): Promise<string | null>
}

function createFiles(read: ReadFile, decode: Decode): Files {
  const known = new Map<string, Promise<string | null>>()
  let left = roomForFiles

  async function inside(path: string): Promise<string | null> {
    const file = await read(path)
    if (!file || file.size > left) return null
    left -= file.size
    const bytes = new Uint8Array(await file.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return `data:${file.type};base64,${btoa(text)}`
  }

  return {
    async text(path) {
      const file = await read(path)
      return file && ((await decode(path, file)) ?? new TextDecoder().decode(await file.arrayBuffer()))
    },
    address(path) {
      const found = known.get(path) ?? inside(path)
      known.set(path, found)
      return found
    },
  }
}

async function putInside(element: Element, name: string, { path, files }: { path: string; files: Files }) {
  const address = resolve(element.getAttribute(name) ?? '', path)
  if (!address) return
  const found = await files.address(address)
  if (found) element.setAttribute(name, found)
}

const addresses = /url\(\s*["']?([^"')]+?)["']?\s*\)/g

async function withFiles(css: string, from: string, files: Files): Promise<string> {
  const inside = new Map<string, string>()
  for (const [, reference = ''] of css.matchAll(addresses)) {
    const path = inside.has(reference) ? null : resolve(reference, from)
    const found = path && (await files.address(path))
    if (found) inside.set(reference, found)
  }
  return css.replaceAll(addresses, (whole, reference: string) => {
    const found = inside.get(reference)
    return found ? `url("${found}")` : whole
  })
}

/** Path in the project; null for what stands elsewhere. */
function resolve(reference: string, from: string): string | null {
  const base = `https://site.invalid/${from}`
  if (reference === '' || !URL.canParse(reference, base)) return null
  const { origin, pathname } = new URL(reference, base)
  return origin === 'https://site.invalid' ? decoded(pathname.slice(1)) : null
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null // Not an address that any file could have.
  }
}
