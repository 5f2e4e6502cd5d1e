import { limits, paths } from '@pergola/contracts'
import type { UploadWork } from '@pergola/contracts'
import { safeFileName, uniqueFileName } from '@pergola/site/files'
import { foldPath } from '@pergola/site/project'

export interface PlannedFile<Given> {
  readonly name: string
  readonly path: string
  readonly file: Given
}

export interface UploadPlan<Given> {
  readonly planned: readonly PlannedFile<Given>[]
  /** Names as given. */
  readonly ignored: readonly string[]
  /** Names as given, of files that would fit but are one too many. */
  readonly tooMany: readonly string[]
}

export interface UploadRoom {
  /** Names that stand in the folder. */
  readonly taken: readonly string[]
  /** Those of them that are folders, whose place no file can take. */
  readonly folders?: readonly string[]
  /** So many files may still be added. */
  readonly left: number
  readonly free: number
  /** Bytes of the largest file that is taken. */
  readonly largest?: number
  /** With a slash at the end. */
  readonly folder?: string
  readonly sameName?: UploadWork['sameName']
}

/** Annex §9.5: too large ones are left out, then files from the end of the list until the rest fits. */
export function planUpload<Given extends { readonly name?: string; readonly size: number }>(
  files: readonly Given[],
  { taken, folders = [], left, free, largest = limits.assetBytes, folder = `${paths.assets}/`, sameName }: UploadRoom,
): UploadPlan<Given> {
  const isReplacing = sameName === 'replace'
  // A name that differs in case only is the same: the file keeps the name it has.
  const standing = new Map(isReplacing ? taken.map((name) => [foldPath(name), name]) : [])
  const folded = new Set((isReplacing ? folders : taken).map(foldPath))
  const small = files.filter(({ size }) => size <= largest)
  const fitting = withinCount(small, { left, standing, folders: folded })
  const unnumbered = new Set(small.filter((file) => !fitting.includes(file)))
  let total = fitting.reduce((sum, { size }) => sum + size, 0)
  while (total > free && fitting.length > 0) total -= fitting.pop()?.size ?? 0

  const planned = fitting.map((file) => {
    const unused = uniqueFileName(safeFileName(givenName(file)), (candidate) => folded.has(candidate))
    const name = standing.get(foldPath(unused)) ?? unused
    folded.add(foldPath(name))
    return { name, path: `${folder}${name}`, file }
  })
  const ignored = files.filter((file) => !fitting.includes(file) && !unnumbered.has(file)).map(givenName)
  return { planned, ignored, tooMany: [...unnumbered].map(givenName) }
}

/** Names that the files would have to share with others, as they stand. */
export function standingNames(files: readonly { readonly name?: string }[], taken: readonly string[]): string[] {
  const standing = new Map(taken.map((name) => [foldPath(name), name]))
  const shared = files.map((file) => standing.get(foldPath(safeFileName(givenName(file)))))
  return [...new Set(shared.filter((name) => name !== undefined))]
}

export function givenName({ name }: { readonly name?: string }): string {
  return name ?? 'file'
}

interface CountLeft {
  readonly left: number
  /** By folded name: what a file of that name takes the place of. */
  readonly standing: ReadonlyMap<string, string>
  readonly folders: ReadonlySet<string>
}

/** What takes the place of another adds no file: it goes in however many there are. */
function withinCount<Given extends { readonly name?: string }>(
  files: readonly Given[],
  { left, standing, folders }: CountLeft,
): Given[] {
  const replaced = new Set<string>()
  let added = 0
  return files.filter((file) => {
    const folded = foldPath(safeFileName(givenName(file)))
    const isReplacing = standing.has(folded) && !folders.has(folded) && !replaced.has(folded)
    if (isReplacing) replaced.add(folded)
    else added += 1
    return isReplacing || added <= left
  })
}
