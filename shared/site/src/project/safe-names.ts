import { foldPath, isUnfitName } from './path-problem.ts'
import { encodeText } from './text-codec.ts'

const longest = 120

/** Paths that some system cannot unpack, or unpacks over one another, each with one that every system can. */
export function safeNames(paths: Iterable<string>): Map<string, string> {
  const all = [...paths]
  const renamed = new Map<string, string>()
  const taken = new Set<string>()
  const unfit = new Set<string>()
  for (const path of all) {
    const fold = foldPath(path)
    if (taken.has(fold) || path.split('/').some(isUnfitName)) unfit.add(path)
    else taken.add(fold)
  }
  // A file where another system sees a folder.
  const folders = new Set([...taken].flatMap(foldersOf))
  for (const path of all) if (folders.has(foldPath(path))) unfit.add(path)
  for (const path of unfit) {
    const free = freePath(path.split('/').map(safeName).join('/'), (fold) => taken.has(fold) || folders.has(fold))
    taken.add(foldPath(free))
    renamed.set(path, free)
  }
  return renamed
}

function foldersOf(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}

/** As close to the name as can be. */
function safeName(name: string): string {
  if (!isUnfitName(name)) return name
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._~!@$&'()+,;={}[\]-]+/gu, '-')
    .replace(/[. ]+$/, '')
  const { stem, ending } = split(plain || 'file')
  let short = stem
  while (encodeText(short).length > longest) short = [...short].slice(0, -1).join('')
  const fit = short + ending
  return isUnfitName(fit) ? `file-${fit}` : fit
}

function freePath(path: string, isTaken: (fold: string) => boolean): string {
  const slash = path.lastIndexOf('/') + 1
  const { stem, ending } = split(path.slice(slash))
  for (let count = 2, free = path; ; count += 1) {
    if (!isTaken(foldPath(free))) return free
    free = `${path.slice(0, slash)}${stem}-${count}${ending}`
  }
}

function split(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const isEnding = dot > 0 && name.length - dot <= 24
  return isEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' }
}
