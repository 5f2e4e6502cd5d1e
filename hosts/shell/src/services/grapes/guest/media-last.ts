/** Rules at the top of a sheet as their texts, in order. What no rule ends is left out, as browsers leave it. */
function topRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: piece, index } of css.matchAll(/\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[{};]/g)) {
    const end = index + piece.length
    if (piece === '{') depth += 1
    if (piece === '}') depth -= 1
    if ((piece === '}' || piece === ';') && depth <= 0) {
      depth = 0
      rules.push(css.slice(start, end).trim())
      start = end
    }
  }
  return rules.filter((rule) => rule !== '')
}

const isMedia = (rule: string) => /^@media\b/i.test(rule.replace(/^(?:\/\*[^]*?\*\/\s*)+/, ''))

/** GrapesJS writes the rules for some widths behind all others, whose declarations they therefore win over. */
export function mediaLast(css: string): string {
  const rules = topRules(css)
  return [...rules.filter((rule) => !isMedia(rule)), ...rules.filter(isMedia)].join('\n')
}
