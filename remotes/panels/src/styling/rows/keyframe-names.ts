const keyframes = /@(?:-webkit-|-moz-|-o-)?keyframes\s+(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s{"']+))/gi

/** The names of all keyframes in some sheets, each once. */
export function keyframeNames(sheets: readonly string[]): string[] {
  const names = sheets.flatMap((css) =>
    css.includes('keyframes')
      ? Array.from(
          css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(keyframes),
          (match) => match[1] ?? match[2] ?? match[3],
        )
      : [],
  )
  return [...new Set(names.filter((name) => name !== undefined))].toSorted()
}
