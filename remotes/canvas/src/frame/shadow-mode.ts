import type { HtmlNode } from '@pergola/site/html'

interface ShadowMode {
  readonly mode: 'open' | 'closed'
}

/** What a `template` says of the declarative shadow root it stands for; null where it is a template. */
export function shadowModeOf(node: HtmlNode): ShadowMode | null {
  const value = node.attributes.find((attribute) => attribute.name.toLowerCase() === 'shadowrootmode')?.value
  const mode = value?.toLowerCase()
  return mode === 'open' || mode === 'closed' ? { mode } : null
}
