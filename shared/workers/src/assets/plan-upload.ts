import { limits, paths } from '@pergola/contracts'
import { foldPath } from '@pergola/site/project'
import { safeName, uniqueName } from './asset-name.ts'

export interface PlannedFile<Given> {
  readonly name: string
  readonly path: string
  readonly file: Given
}

export interface UploadPlan<Given> {
  readonly planned: readonly PlannedFile<Given>[]
  /** Names as given. */
  readonly ignored: readonly string[]
}

/** Annex §9.5: too large ones are left out, then files from the end of the list until the rest fits. */
export function planUpload<Given extends { readonly name?: string; readonly size: number }>(
  files: readonly Given[],
  { taken, free }: { taken: readonly string[]; free: number },
): UploadPlan<Given> {
  const fitting = files.filter(({ size }) => size <= limits.assetBytes).slice(0, limits.assetCount - taken.length)
  let total = fitting.reduce((sum, { size }) => sum + size, 0)
  while (total > free && fitting.length > 0) total -= fitting.pop()?.size ?? 0

  const folded = new Set(taken.map(foldPath))
  const planned = fitting.map((file) => {
    const name = uniqueName(safeName(file.name ?? 'file'), (candidate) => folded.has(candidate))
    folded.add(foldPath(name))
    return { name, path: `${paths.assets}/${name}`, file }
  })
  const ignored = files.filter((file) => !fitting.includes(file)).map(({ name }) => name ?? 'file')
  return { planned, ignored }
}
