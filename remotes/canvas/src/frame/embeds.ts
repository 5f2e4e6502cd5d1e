import type { HtmlNode } from '@pergola/site/html'
import { isAbsolute, projectPath } from './project-address.ts'

/** What an element such as `iframe` or `object` brings into the page from elsewhere. */
export type Embed =
  /** A file of the project, by its path. */
  | { readonly kind: 'file'; readonly path: string }
  /** A document that stands in the attribute itself. */
  | { readonly kind: 'source'; readonly html: string }
  /** What is not fetched while a page is edited; `words` say where it comes from. */
  | { readonly kind: 'elsewhere'; readonly words: string }

/** Draws what an element of the page embeds. */
export type DrawEmbed = (element: Element, embed: Embed) => void

const addressNames: Readonly<Record<string, string>> = { iframe: 'src', frame: 'src', embed: 'src', object: 'data' }

function attribute({ attributes }: HtmlNode, name: string): string | null {
  return attributes.find((entry) => entry.name.toLowerCase() === name)?.value ?? null
}

/** What an element embeds, read from its attributes and the path that addresses start from; null for nothing. */
export function embedOf(node: HtmlNode, from: string | null): Embed | null {
  const name = node.namespace === 'html' ? addressNames[node.name] : undefined
  if (name === undefined) return null
  const html = node.name === 'iframe' ? attribute(node, 'srcdoc') : null
  if (html !== null) return { kind: 'source', html }
  const address = attribute(node, name)?.trim() ?? ''
  // No browser plays it any more: all show what stands inside instead.
  if (address === '' || /^about:|^#|\.swf(?:$|[?#])/i.test(address)) return null
  const path = from === null ? null : projectPath(address, from)
  if (path === null) return { kind: 'elsewhere', words: hostOf(address) }
  return { kind: 'file', path: path === '' || path.endsWith('/') ? `${path}index.html` : path }
}

function hostOf(address: string): string {
  const url = address.startsWith('//') ? `https:${address}` : address
  return isAbsolute(url) && URL.canParse(url) ? new URL(url).host : ''
}
