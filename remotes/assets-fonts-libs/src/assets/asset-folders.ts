import type { Asset } from '@pergola/contracts'
import { compareNames } from '@pergola/site/file-order'

type Placed = Pick<Asset, 'path'>

/** Folders that hold an asset, each with a slash at its end, in order. */
export function foldersIn(assets: readonly Placed[]): readonly string[] {
  return [...new Set(assets.map(folderOf))].toSorted(compareNames)
}

/** Whether an asset stands in a folder itself; in the empty one stands everything. */
export function inFolder(asset: Placed, folder: string): boolean {
  return folder === '' || folderOf(asset) === folder
}

function folderOf({ path }: Placed): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
