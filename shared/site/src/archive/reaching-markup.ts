import { attributeOf } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import { excerptOf, isScriptAddress } from './runnable.ts'
import type { Runnable } from './runnable.ts'

type Finder = (element: ScannedElement) => readonly Runnable[]

/** What runs nothing by itself and decides what runs, where the visitor goes, or whom the page calls. */
export function reachOf(element: ScannedElement): readonly Runnable[] {
  const find = Object.hasOwn(finders, element.name) ? finders[element.name] : undefined
  return [...(find?.(element) ?? []), ...formTarget(element, 'formaction')]
}

/** `@import` of a sheet from another host, wherever it stands in the text. */
export function foreignImports(css: string): Runnable[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const imports = plain.matchAll(/@import\s*(?:url\(\s*)?["']?\s*((?:https?:)?\/\/[^"')\s;]+)/gi)
  return Array.from(imports, ([, address = '']) => ({ kind: 'foreign-style', excerpt: excerptOf(address) }))
}

/** Leaves the site: another scheme, or another host. */
const isForeign = (address: string | undefined): address is string =>
  address !== undefined && /^\s*(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address)

const finders: Readonly<Record<string, Finder>> = {
  script: ({ attributes, text }) => {
    const type = attributes
      .find(({ name }) => name === 'type')
      ?.value.trim()
      .toLowerCase()
    if (type === 'importmap') return [{ kind: 'import-map', excerpt: excerptOf(text) }]
    return type === 'speculationrules' ? [{ kind: 'preload', excerpt: excerptOf(text) }] : []
  },
  link: (element) => {
    const words = new Set((attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/))
    const href = attributeOf(element, 'href')
    if (href === undefined) return []
    const isAhead = ['modulepreload', 'preload', 'prefetch', 'prerender', 'preconnect'].some((word) => words.has(word))
    const isScript = words.has('modulepreload') || attributeOf(element, 'as')?.toLowerCase() === 'script'
    if (isAhead && (isScript || isForeign(href))) return [{ kind: 'preload', excerpt: excerptOf(href) }]
    return words.has('stylesheet') && isForeign(href) ? [{ kind: 'foreign-style', excerpt: excerptOf(href) }] : []
  },
  style: ({ text }) => foreignImports(text),
  meta: (element) => {
    if (attributeOf(element, 'http-equiv')?.trim().toLowerCase() !== 'refresh') return []
    const content = attributeOf(element, 'content') ?? ''
    return isScriptAddress(content) ? [] : [{ kind: 'redirect', excerpt: excerptOf(content) }]
  },
  base: (element) => {
    const href = attributeOf(element, 'href')
    return isForeign(href) ? [{ kind: 'base', excerpt: excerptOf(href) }] : []
  },
  form: (element) => formTarget(element, 'action'),
  a: pings,
  area: pings,
}

/** Whom the browser tells, by itself, that the link was followed. */
function pings(element: ScannedElement): Runnable[] {
  const addresses = (attributeOf(element, 'ping') ?? '').split(/\s+/).filter(isForeign)
  return addresses.map((address) => ({ kind: 'ping', excerpt: excerptOf(address) }))
}

function formTarget(element: ScannedElement, name: string): Runnable[] {
  const address = attributeOf(element, name)
  // Told as a script already.
  if (!isForeign(address) || isScriptAddress(address)) return []
  return [{ kind: 'form', excerpt: excerptOf(address) }]
}
