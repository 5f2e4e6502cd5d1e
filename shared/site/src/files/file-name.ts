import { limits, paths } from '@pergola/contracts'
import { encodeText, foldPath, pathProblem } from '../project/index.ts'

const notInNames = /[^\p{L}\p{N}._()-]+/gu

/** With its dot. What is longer is words after a dot, not a type: `1. All that was said on the first evening`. */
const longestExtension = 24

/** A name that is safe in a path and in an address, kept as close to what it was as can be. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(notInNames, '-')
    .replace(/[.-]+$/, '')
    // A type alone is still one.
    .replace(/^\.\w{1,5}$/, 'file$&')
  // The type is read first: dots and signs in front are cut from the rest only.
  const { stem, extension } = split(plain)
  const safe = fitted(stem.replace(/^[.-]+/, '') || 'file', extension)
  return pathProblem(`${paths.assets}/${safe}`) === null ? safe : `file-${safe.replace(/[^a-z0-9.]+/gi, '')}`
}

/** The same name, numbered when it is taken; names that differ in case only count as one. */
export function uniqueFileName(name: string, isTaken: (folded: string) => boolean): string {
  const { stem, extension } = split(name)
  for (let count = 2, free = name; ; count += 1) {
    if (!isTaken(foldPath(free))) return free
    free = fitted(stem, `-${count}${extension}`)
  }
}

function split(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= longestExtension ? name.slice(dot) : ''
  return { stem: name.slice(0, name.length - extension.length), extension }
}

/** The stem as far as there is room for it before the end. */
function fitted(stem: string, end: string): string {
  const room = limits.newName.bytes - byteLength(end)
  let short = stem
  while (byteLength(short) > room) short = [...short].slice(0, -1).join('')
  return `${short}${end}`
}

function byteLength(text: string): number {
  return encodeText(text).length
}
