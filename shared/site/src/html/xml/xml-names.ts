import type { HtmlNode } from '../html-node.ts'

/** Characters of names, XML 1.0 §2.3, without the colon that stands between prefix and name. */
const first =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}' +
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}'

/** Source of a regular expression for a name without a prefix; needs the flag `u`. */
export const plainName = `[${first}][${first}.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}-]*`

/** The same with or without a prefix. */
export const qualifiedName = `${plainName}(?::${plainName})?`

const wholeName = new RegExp(`^${plainName}$`, 'u')

export function isPlainName(name: string): boolean {
  return wholeName.test(name)
}

const unfit = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

/** Where the first character stands that no XML file may hold, or -1. */
export function unfitCharacter(text: string): number {
  return text.search(unfit)
}

export const uris = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  mathml: 'http://www.w3.org/1998/Math/MathML',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
} as const

export function namespaceOf(uri: string): HtmlNode['namespace'] {
  if (uri === uris.html) return 'html'
  if (uri === uris.svg) return 'svg'
  return uri === uris.mathml ? 'mathml' : 'other'
}

export function uriOf({ namespace, uri }: Pick<HtmlNode, 'namespace' | 'uri'>): string {
  return namespace === 'other' ? uri : uris[namespace]
}

/** Namespaces by prefix; the default one has the empty prefix. */
export type Scope = ReadonlyMap<string, string>

export const noScope: Scope = new Map([
  ['', ''],
  ['xml', uris.xml],
  ['xmlns', uris.xmlns],
])

export function splitName(name: string): readonly [prefix: string, local: string] {
  const colon = name.indexOf(':')
  return colon === -1 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}
