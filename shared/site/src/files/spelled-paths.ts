/** Those of the paths that stand in the text. Of ten thousand each is not looked for alone: their folders are. */
export function spelledPaths(text: string, among: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [folder, paths] of byFolder(among)) {
    const wanted = new Set(paths)
    const lengths = [...new Set(paths.map(({ length }) => length))]
    for (let at = text.indexOf(folder); at !== -1; at = text.indexOf(folder, at + 1)) {
      for (const length of lengths) {
        const path = text.slice(at, at + length)
        if (wanted.has(path)) found.add(path)
      }
    }
  }
  return new Set(among.filter((path) => found.has(path)))
}

/** By all before the last slash; a path without one by itself. */
function byFolder(among: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const path of among) {
    if (path === '') continue
    const folder = path.slice(0, path.lastIndexOf('/') + 1) || path
    const group = groups.get(folder)
    if (group) group.push(path)
    else groups.set(folder, [path])
  }
  return groups
}
