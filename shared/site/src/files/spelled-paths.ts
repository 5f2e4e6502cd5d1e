/**
 * Finds those of the paths that a text spells out: their name, behind as much of their folder as stands there. `dir +
 * "/a.png"` may be any `a.png`, `b/a.png` only one in a folder `b`. Of ten thousand each is not looked for alone: their
 * endings are.
 */
export function findSpelled(among: readonly string[]): (text: string) => ReadonlySet<string> {
  const groups = byEnding(among)
  return (text) => {
    const found = new Set<string>()
    for (const spelling of spellings(text)) {
      for (const [ending, names] of groups) {
        for (let at = spelling.indexOf(ending); at !== -1; at = spelling.indexOf(ending, at + 1)) {
          for (const path of spelledAt(spelling, at + ending.length, names)) found.add(path)
        }
      }
    }
    return found
  }
}

/** Of the paths whose name ends there in the text. */
function spelledAt(text: string, end: number, { names, lengths }: Names): readonly string[] {
  if (isLetter(text.charAt(end))) return []
  return [...lengths].flatMap((length) => {
    const paths = length > end ? undefined : names.get(text.slice(end - length, end))
    return paths?.filter((path) => isSpelledAt(text, end - length, path)) ?? []
  })
}

/** As it is written, and as an address, a string of JSON or an attribute means it. */
function spellings(text: string): readonly string[] {
  const written = text.replaceAll(String.raw`\/`, '/')
  const meant = written
    .replace(/(?:%[\da-f]{2})+/gi, decoded)
    .replace(/\\u([\da-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
  return meant === written ? [written] : [written, meant]
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written // A sign of percent that means itself.
  }
}

interface Names {
  readonly names: Map<string, string[]>
  readonly lengths: Set<number>
}

/** Paths by their names, by all from the last dot; a name without one by itself. */
function byEnding(among: readonly string[]): ReadonlyMap<string, Names> {
  const groups = new Map<string, Names>()
  for (const path of among) {
    const name = nameOf(path)
    if (name === '') continue
    const ending = name.slice(Math.max(0, name.lastIndexOf('.')))
    const { names, lengths } = groups.get(ending) ?? { names: new Map<string, string[]>(), lengths: new Set<number>() }
    groups.set(ending, { names, lengths: lengths.add(name.length) })
    names.set(name, [...(names.get(name) ?? []), path])
  }
  return groups
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether what stands before the name may be the folder of the path. */
function isSpelledAt(text: string, start: number, path: string): boolean {
  const name = nameOf(path)
  let at = start
  for (const folder of path.split('/').slice(0, -1).toReversed()) {
    if (text.charAt(at - 1) !== '/') break
    if (!text.startsWith(folder, at - 1 - folder.length))
      return /(?:^|[^\w.-]|(?<!\w)\.{1,2})$/.test(before(text, at - 1))
    at -= folder.length + 1
  }
  // A word alone is the name of a file only where a folder stands before it.
  return (name.includes('.') || at < start || text.charAt(at - 1) === '/') && !isLetter(text.charAt(at - 1))
}

function before(text: string, at: number): string {
  return text.slice(Math.max(0, at - 4), at)
}

/** One that makes what stands beside it a part of a longer name. */
function isLetter(sign: string): boolean {
  return /[\w-]/.test(sign)
}
