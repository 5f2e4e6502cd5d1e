import { limits } from '@pergola/contracts'

/** What keeps a relative path from being stored, or from being stored on every system. */
export type PathProblem = 'traversal' | 'absolute' | 'backslash' | 'character' | 'segment' | 'too-long' | 'too-deep'

/**
 * The first reason not to take a file that came from outside under `path`, or null: what may leave the project's
 * folder on some system, and what no file can be called. Anything else an ordinary site may hold.
 */
export function unsafePath(path: string): PathProblem | null {
  if (path.includes('\\')) return 'backslash'
  if (path.startsWith('/') || /^[a-z]:(?:\/|$)/i.test(path)) return 'absolute'
  const segments = path.split('/')
  if (segments.length > limits.archive.depth) return 'too-deep'
  if (utf8Length(path) > limits.archive.pathBytes) return 'too-long'
  for (const segment of segments) {
    if (segment === '..') return 'traversal'
    if (segment === '' || segment === '.' || segment === '__proto__') return 'segment'
    if (/[\0\p{Cs}]/u.test(segment)) return 'character'
    if (segment.length > limits.archive.nameLength) return 'too-long'
  }
  return null
}

// C0, DEL, C1, lone surrogates and the marks that reorder text; the rest is what Windows refuses.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd\p{Cs}<>:"|?*]/u
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The first reason not to give a new file the name `path`, or null: it is to work on every system. */
export function pathProblem(path: string): PathProblem | null {
  if (path.includes('\\')) return 'backslash'
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'absolute'
  const segments = path.split('/')
  if (segments.length > limits.newName.depth) return 'too-deep'
  for (const segment of segments) {
    const problem = segmentProblem(segment)
    if (problem) return problem
  }
  return null
}

function segmentProblem(segment: string): PathProblem | null {
  if (segment === '..') return 'traversal'
  if (segment === '' || segment === '.' || segment === '__proto__') return 'segment'
  if (forbidden.test(segment)) return 'character'
  if (isReservedName(segment)) return 'segment'
  return utf8Length(segment) > limits.newName.bytes ? 'too-long' : null
}

/** Whether some system refuses a file or folder of that name, or gives it another. */
export function isUnfitName(segment: string): boolean {
  return forbidden.test(segment) || isReservedName(segment) || utf8Length(segment) > limits.archive.nameLength
}

/** What Windows keeps for devices, and what it cuts from the end of a name. */
function isReservedName(segment: string): boolean {
  return /[. ]$/.test(segment) || deviceName.test(segment)
}

/** Two paths that a file system without case or normalisation would take for one have the same fold. */
export function foldPath(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
