/**
 * How the path of a file is written in the private file system. What every browser takes stays as it is. A backslash,
 * which Chromium refuses, is written `:5c`, and `:` itself `:3a`. WebKit keeps the files under their names in the system's
 * own file system: a name of more bytes than that takes goes on in a folder whose name ends with `:+`, and where that
 * system takes `A` and `a` for one, capital letters and all beyond ASCII are written by their bytes.
 */
export function diskPath(path: string, isCaseless: boolean): string {
  return path
    .split('/')
    .map((segment) => diskName(segment, isCaseless))
    .join('/')
}

/** A name as `diskPath` wrote it, with `more` where it goes on in the folder of that name. */
export function fromDiskName(name: string): { readonly name: string; readonly more: boolean } {
  const more = name.endsWith(goesOn)
  const written = more ? name.slice(0, -goesOn.length) : name
  if (!written.includes(':')) return { name: written, more }
  const bytes = written.replace(/(?::[\da-f]{2})+/g, (run) => decodeURIComponent(run.replaceAll(':', '%')))
  return { name: bytes, more }
}

const encoder = new TextEncoder()
const goesOn = ':+'
/** Of the 255 bytes that file systems have for a name; the names of older versions stay below it. */
const partBytes = 200

function diskName(segment: string, isCaseless: boolean): string {
  const escaped = isCaseless ? /[:\\A-Z]|[^\0-\x7f]/u : /[:\\]/
  if (!escaped.test(segment) && segment.length < partBytes / 3) return segment
  const parts: string[] = []
  let [part, size] = ['', 0]
  for (const character of segment) {
    const written = escaped.test(character) ? byBytes(character) : character
    const bytes = encoder.encode(written).length
    if (size + bytes > partBytes) {
      parts.push(part)
      ;[part, size] = ['', 0]
    }
    part += written
    size += bytes
  }
  return [...parts.map((each) => each + goesOn), part].join('/')
}

function byBytes(character: string): string {
  return Array.from(encoder.encode(character), (byte) => `:${byte.toString(16).padStart(2, '0')}`).join('')
}

/** Whether the private file system takes `A` and `a` for one, as WebKit's does where the system's own does; told by the folder `projects`. */
export async function isCaselessFolder(root: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    await root.getDirectoryHandle('PROJECTS')
    return true
  } catch {
    return false
  }
}
