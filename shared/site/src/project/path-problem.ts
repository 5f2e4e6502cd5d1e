import { limits } from '@pergola/contracts'

/** What keeps a relative path from being stored safely on every system. */
export type PathProblem = 'traversal' | 'absolute' | 'backslash' | 'character' | 'segment' | 'too-long' | 'too-deep'

// C0, DEL, C1, lone surrogates and the marks that reorder text; the rest is what Windows refuses.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd\p{Cs}<>:"|?*]/u
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The first reason not to store a file under `path`, or null. */
export function pathProblem(path: string): PathProblem | null {
  if (path.includes('\\')) return 'backslash'
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return 'absolute'
  const segments = path.split('/')
  if (segments.length > limits.archive.depth) return 'too-deep'
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
  if (/[. ]$/.test(segment) || deviceName.test(segment)) return 'segment'
  return utf8Length(segment) > limits.archive.nameBytes ? 'too-long' : null
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
