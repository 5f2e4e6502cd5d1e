import { filesAt } from '@pergola/contracts'
import type { PreviewFile } from '@pergola/workers/client'
import { followMessage } from './follow-message.ts'
import { restrictedDocumentPolicy } from './restricted-policy.ts'

type Files = ReadonlyMap<string, PreviewFile>

/**
 * The page with its styles, scripts and pictures inside, for a frame that has no origin and so can load nothing beside
 * it. For a preview only: the markup is written anew. `isStill`: nothing in it runs, a link included.
 */
export async function singleFile(files: Files, path: string, isStill = false): Promise<string | null> {
  const page = files.get(path)
  if (!page) return null
  const parsed = new DOMParser().parseFromString(await textOf(page), 'text/html')
  const take = (reference: string | null) => fileAt(reference, path, files)

  for (const link of parsed.querySelectorAll('link[rel~="stylesheet"][href]')) {
    const sheet = take(link.getAttribute('href'))
    if (!sheet) continue
    const style = parsed.createElement('style')
    style.textContent = await inlineUrls(await textOf(sheet), files, sheet.path)
    link.replaceWith(style)
  }
  for (const script of parsed.querySelectorAll('script[src]')) {
    const file = take(script.getAttribute('src'))
    if (!file) continue
    script.textContent = await textOf(file)
    script.removeAttribute('src')
  }
  for (const element of parsed.querySelectorAll('img[src], source[src], video[src], audio[src]')) {
    const file = take(element.getAttribute('src'))
    if (file) element.setAttribute('src', await dataUrl(file))
  }
  for (const link of parsed.querySelectorAll('a[href], area[href]')) {
    const target = pageAt(link.getAttribute('href'), path, files)
    if (target === null) continue
    link.setAttribute(linkAttribute, target)
    // Without the relay the frame would go to that address of the editor's.
    if (isStill) link.removeAttribute('href')
  }
  if (isStill) {
    const policy = parsed.createElement('meta')
    policy.httpEquiv = 'content-security-policy'
    policy.content = restrictedDocumentPolicy
    parsed.head.prepend(policy)
    return `<!doctype html>${parsed.documentElement.outerHTML}`
  }
  const relay = parsed.createElement('script')
  relay.textContent = relayScript
  parsed.head.prepend(relay)
  return `<!doctype html>${parsed.documentElement.outerHTML}`
}

const linkAttribute = 'data-pergola-page'

/** The frame cannot load another page: it says which one was asked for, and the editor shows that. */
const relayScript = `addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('[${linkAttribute}]')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  parent.postMessage({ kind: '${followMessage}', path: link.getAttribute('${linkAttribute}') }, '*')
})`

function pageAt(reference: string | null, from: string, files: Files): string | null {
  if (!reference || reference.startsWith('#')) return null
  return candidates(reference, from).find((path) => files.get(path)?.mime.startsWith('text/html')) ?? null
}

function fileAt(reference: string | null, from: string, files: Files): PreviewFile | undefined {
  return reference ? files.get(candidates(reference, from)[0] ?? '') : undefined
}

/** The files a reference in this one may mean; none where it leads out of the site. */
function candidates(reference: string, from: string): readonly string[] {
  const address = `https://site.invalid/${from.split('/').map(encodeURIComponent).join('/')}`
  if (!URL.canParse(reference, address)) return []
  const { origin, pathname } = new URL(reference, address)
  return origin === 'https://site.invalid' ? filesAt(pathname) : []
}

async function inlineUrls(css: string, files: Files, from: string) {
  const inlined = new Map<string, string>()
  for (const [, reference = ''] of css.matchAll(urls)) {
    const file = fileAt(reference, from, files)
    if (file && !inlined.has(reference)) inlined.set(reference, await dataUrl(file))
  }
  return css.replaceAll(urls, (whole, reference: string) => {
    const data = inlined.get(reference)
    return data ? `url("${data}")` : whole
  })
}

const urls = /url\(\s*["']?([^"')]+?)["']?\s*\)/g

const blobOf = ({ bytes, mime }: PreviewFile) => new Blob([bytes as BlobPart], { type: mime })

async function textOf(file: PreviewFile): Promise<string> {
  const encoding = /charset=([^;\s]+)/.exec(file.mime)?.[1] ?? 'utf-8'
  return new TextDecoder(encoding).decode(await blobOf(file).arrayBuffer())
}

function dataUrl(file: PreviewFile): Promise<string> {
  return new Promise((settle, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => settle(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`cannot read ${file.path}`)))
    reader.readAsDataURL(blobOf(file))
  })
}
