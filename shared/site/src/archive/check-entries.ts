import { succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { unsafePath } from '../project/index.ts'
import type { PathProblem } from '../project/index.ts'
import type { ArchiveRefusal } from './archive-refusal.ts'
import { flag, isFolder, method } from './directory-entry.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { refuse } from './messages.ts'

/** How much a zip may hold; `limits.archive` in the product. */
export interface ArchiveLimits {
  readonly entries: number
  readonly totalBytes: number
  readonly ratio: number
  readonly ratioExempt: number
}

type Verdict = Outcome<undefined, ArchiveRefusal>

/** Everything that can be said of the entries before one byte of them is unpacked. */
export function checkEntries(entries: readonly DirectoryEntry[], bounds: ArchiveLimits): Verdict {
  let total = 0
  for (const entry of entries) {
    const refusal = entryRefusal(entry, bounds)
    if (refusal) return refuse(refusal, entry.name)
    total += entry.size
    if (total > bounds.totalBytes) return refuse('too-large')
  }
  return checkNames(entries)
}

function entryRefusal(entry: DirectoryEntry, bounds: ArchiveLimits): ArchiveRefusal | null {
  if (entry.flags & (flag.encrypted | flag.strong | flag.masked)) return 'encrypted'
  if (entry.method !== method.stored && entry.method !== method.deflated) return 'method'
  if (entry.flags & flag.patch) return 'method'
  if (isSpecial(entry)) return 'special-file'
  if (isFolder(entry) ? entry.size !== 0 : isWrongStoredSize(entry)) return 'size-mismatch'
  if (entry.size > bounds.ratioExempt && entry.size > entry.packedSize * bounds.ratio) return 'ratio'
  // The root itself, as some programs pack it.
  if (entry.name === './') return null
  const problem = unsafePath(isFolder(entry) ? entry.name.slice(0, -1) : entry.name)
  return problem ? nameRefusals[problem] : null
}

const nameRefusals: Record<PathProblem, ArchiveRefusal> = {
  traversal: 'name-traversal',
  absolute: 'name-absolute',
  backslash: 'name-backslash',
  character: 'name-character',
  segment: 'name-segment',
  'too-long': 'name-too-long',
  'too-deep': 'name-too-deep',
}

function isWrongStoredSize(entry: DirectoryEntry): boolean {
  return entry.method === method.stored && entry.size !== entry.packedSize
}

/** Anything a unix system would not call a regular file or a folder. */
function isSpecial({ unixMode }: DirectoryEntry): boolean {
  const type = unixMode & 0xf000
  return type !== 0 && type !== 0x8000 && type !== 0x4000
}

/** No two entries may be one file, and none a file and a folder. Names that differ in case are two. */
function checkNames(entries: readonly DirectoryEntry[]): Verdict {
  const files = new Set<string>()
  for (const { name } of entries.filter((entry) => !isFolder(entry))) {
    if (files.has(name)) return refuse('duplicate', name)
    files.add(name)
  }
  for (const { name } of entries) {
    const segments = name.split('/')
    for (let depth = 1; depth < segments.length; depth++) {
      const folder = segments.slice(0, depth).join('/')
      if (files.has(folder)) return refuse('file-folder-conflict', folder)
    }
  }
  return succeed()
}
