import { limits, paths } from '@pergola/contracts'
import { encodeText, foldPath, pathProblem } from '../project/index.ts'

const notInNames = /[^\p{L}\p{N}._()-]+/gu

/** A name that is safe in a path and in an address, kept as close to what it was as can be. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(notInNames, '-')
  const { stem, extension } = split(plain.replace(/^[.-]+|[.-]+$/g, ''))
  const room = limits.archive.nameBytes - byteLength(extension)
  let short = stem === '' ? 'file' : stem
  while (byteLength(short) > room) short = [...short].slice(0, -1).join('')
  const safe = `${short}${extension}`
  return pathProblem(`${paths.assets}/${safe}`) === null ? safe : `file-${safe.replace(/[^a-z0-9.]+/gi, '')}`
}

/** The same name, numbered when it is taken; names that differ in case only count as one. */
export function uniqueFileName(name: string, isTaken: (folded: string) => boolean): string {
  const { stem, extension } = split(name)
  for (let count = 2, free = name; ; count += 1) {
    if (!isTaken(foldPath(free))) return free
    free = `${stem}-${count}${extension}`
  }
}

function split(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? { stem: name.slice(0, dot), extension: name.slice(dot) } : { stem: name, extension: '' }
}

function byteLength(text: string): number {
  return encodeText(text).length
}
