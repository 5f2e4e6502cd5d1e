import type { Asset } from '@pergola/contracts'
import { mimeOf } from '../storage/file-kind.ts'

/** A file of the project as an asset, by the last part of its path. */
export function assetOf(path: string, size: number): Asset {
  return { name: path.slice(path.lastIndexOf('/') + 1), type: mimeOf(path), size, path }
}
