const quoted = String.raw`"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'`
const comment = String.raw`/\*[\s\S]*?(?:\*/|$)`
const opening = String.raw`@import(?:\s|${comment})*(?=["'])|(?<![\w-])url\(\s*(?=[^)]*\))`
const bare = String.raw`(?:\\[\s\S]|[^"'()\\\s])*`

/** Comments, namespaces and other strings are matched only to be stepped over. */
const pieces = `${comment}|@namespace\\b[^;{}]*|(?<start>${opening})(?<address>${quoted}|${bare})|${quoted}`

/** An address of a sheet: what it says, how that is written with its quotes, and where. */
export interface FoundUrl {
  readonly url: string
  readonly written: string
  readonly start: number
  readonly end: number
}

/** Every address that a sheet names by `url()` and `@import`, in its order. */
export function findUrls(cssText: string): readonly FoundUrl[] {
  const found: FoundUrl[] = []
  for (const { index, groups, 0: all } of cssText.matchAll(new RegExp(pieces, 'gi'))) {
    const written = groups?.['address']
    if (written === undefined) continue
    const end = index + all.length
    found.push({ url: readUrl(written), written, start: end - written.length, end })
  }
  return found
}

/** Gives every `url()` and `@import` the address `map` makes of it. Not one other byte changes. */
export function rewriteUrls(cssText: string, map: (url: string) => string): string {
  let text = ''
  let copied = 0
  for (const { url, written, start, end } of findUrls(cssText)) {
    const mapped = map(url)
    if (mapped === url) continue
    text += cssText.slice(copied, start) + writeUrl(mapped, written)
    copied = end
  }
  return text + cssText.slice(copied)
}

function readUrl(written: string): string {
  const text = /^["']/.test(written) ? written.slice(1, -1) : written
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|\r?\n|([\s\S]))/gi, (_all, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : codePoint(Number.parseInt(code, 16)),
  )
}

function codePoint(code: number): string {
  return code === 0 || code > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(code)
}

/** An address with quotes like those of another, and with quotes where it needs them. */
export function writeUrl(url: string, like: string): string {
  const quote = like.startsWith("'") ? "'" : '"'
  if (!/^["']/.test(like) && !/[\s"'()\\]/.test(url)) return url
  const escaped = url.replace(/[\\"'\n\r\f]/g, (sign) => {
    if (sign === '\\' || sign === quote) return `\\${sign}`
    return /["']/.test(sign) ? sign : `\\${sign.charCodeAt(0).toString(16)} `
  })
  return quote + escaped + quote
}
