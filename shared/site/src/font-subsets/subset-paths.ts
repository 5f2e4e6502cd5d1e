/** Where the build puts parts of fonts; the path of the font follows, its extension included, so that no two share a name. */
const folder = 'libs/fonts/'

/** Named by its content, so that no cache shows an older part of the same font: it would lack characters. */
export function subsetPath(font: string, bytes: Uint8Array): string {
  return `${folder}${font}-${hashOf(bytes)}.woff2`
}

/** A part that an earlier build left among the files, such as in a zip that was loaded again. */
export function isOldSubset(path: string, files: { has(path: string): boolean }): boolean {
  const made = path.startsWith(folder) ? /^(.+)-[\da-f]{16}\.woff2$/.exec(path.slice(folder.length)) : null
  return made?.[1] !== undefined && files.has(made[1])
}

/** FNV-1a, 64 bits: it has to differ, not to be safe from anybody. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}
