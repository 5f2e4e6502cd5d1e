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

export interface UploadSpace {
  /** Names that stand in the folder. */
  readonly taken: readonly string[]
  /** Those of them that are folders, whose place no file can take. */
  readonly folders?: readonly string[]
  /** So many files may still be added. */
  readonly left: number
  /** Bytes the project may still grow by. */
  readonly free: number
  /** Bytes the browser still takes; what is replaced is in its history and frees none of them. */
  readonly storable?: number
  /** Bytes of what stands in the folder, by name. */
  readonly sizes?: ReadonlyMap<string, number>
  /** Bytes of the largest file that is taken. */
  readonly largest?: number
  /** With a slash at the end. */
  readonly folder?: string
  readonly sameName?: UploadWork['sameName']
}

/** Annex §9.5: too large ones are left out, then files from the end of the list until the rest fits. */
export function planUpload<Given extends { readonly name?: string; readonly size: number }>(
  files: readonly Given[],
  space: UploadSpace,
): UploadPlan<Given> {
  const { taken, folders = [], left, largest = limits.assetBytes, folder = `${paths.assets}/`, sameName } = space
  const isReplacing = sameName === 'replace'
  // A name that differs in case only is the same: the file keeps the name it has.
  const standing = new Map(isReplacing ? taken.map((name) => [foldPath(name), name]) : [])
  const folded = new Set((isReplacing ? folders : taken).map(foldPath))
  const small = files.filter(({ size }) => size <= largest)
  const numbered = withinCount(small, { left, standing, folders: folded })
  const unnumbered = new Set(small.filter((file) => !numbered.some((taking) => taking.file === file)))
  const fitting = withinBytes(numbered, space)

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

interface Taking<Given> {
  readonly file: Given
  /** Name of what it takes the place of. */
  readonly replaces: string | undefined
}

/** What takes the place of another adds no file: it goes in however many there are. */
function withinCount<Given extends { readonly name?: string }>(
  files: readonly Given[],
  { left, standing, folders }: CountLeft,
): Taking<Given>[] {
  const replaced = new Set<string>()
  let added = 0
  const taking = files.map((file) => {
    const folded = foldPath(safeFileName(givenName(file)))
    const replaces = folders.has(folded) || replaced.has(folded) ? undefined : standing.get(folded)
    if (replaces === undefined) added += 1
    else replaced.add(folded)
    return { file, replaces, isIn: replaces !== undefined || added <= left }
  })
  return taking.filter(({ isIn }) => isIn)
}

/** From the end, until the rest fits: what takes the place of another grows the project only by what it is larger. */
function withinBytes<Given extends { readonly size: number }>(
  taking: readonly Taking<Given>[],
  { free, storable = free, sizes }: UploadSpace,
): Given[] {
  const sizeOfReplaced = ({ replaces }: Taking<Given>) => sizes?.get(replaces ?? '') ?? 0
  let stored = taking.reduce((sum, { file }) => sum + file.size, 0)
  let freed = taking.reduce((sum, entry) => sum + sizeOfReplaced(entry), 0)
  const fitting = [...taking]
  while (stored - freed > free || stored > storable) {
    const last = fitting.pop()
    if (!last) break
    stored -= last.file.size
    freed -= sizeOfReplaced(last)
  }
  return fitting.map(({ file }) => file)
}
