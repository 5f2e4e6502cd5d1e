/** `url(…)` quoted or bare, and the bare string of an `@import`; comments and other strings are passed over. */
const pieces =
  /\/\*[\s\S]*?\*\/|(@import\s+)("[^"\n]*"|'[^'\n]*')|(\b(?:url|src)\(\s*)("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[^"'()\s](?:\\.|[^)\\\s])*)(\s*\))|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gi

function unquoted(text: string): string {
  const bare = /^["']/.test(text) ? text.slice(1, -1) : text
  return bare.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_all, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16) || 0xfffd) : (sign ?? ''),
  )
}

function quoted(url: string): string {
  return `"${url.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\a ')}"`
}

/** The same css with its addresses exchanged; what stays the same keeps its spelling. */
export function rewriteAddresses(css: string, change: (url: string) => string): string {
  return css.replace(pieces, (all: string, ...groups: (string | undefined)[]) => {
    const [rule, imported, open, url, close] = groups
    const written = imported ?? url
    if (written === undefined) return all
    const before = unquoted(written)
    const after = change(before)
    if (after === before) return all
    return `${rule ?? open ?? ''}${quoted(after)}${close ?? ''}`
  })
}
