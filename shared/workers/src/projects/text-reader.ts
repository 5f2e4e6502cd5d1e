import { limits } from '@pergola/contracts'
import { isSmallText } from '../storage/file-kind.ts'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectTexts } from './project-texts.ts'
import { createReadAhead } from './read-ahead.ts'

/** The text of a file; null when it is none. */
export type ReadText = (path: string) => Promise<string | null>

/**
 * Reads the texts of a project as they are stored now, for who goes through its files in the order of the manifest: those
 * that follow are fetched with the one that is asked for.
 */
export function textReader(texts: ProjectTexts, disk: ProjectDisk): ReadText {
  const { files } = disk.state().manifest
  const sizes = new Map(
    [...files].flatMap(([path, { size }]) =>
      isSmallText(path, size) && size <= limits.fileEditorBytes ? [[path, size] as const] : [],
    ),
  )
  const bytesOf = createReadAhead(sizes, disk.bytes, [...sizes.keys()])
  return async (path) => {
    if (!sizes.has(path)) return (await texts.read(disk, path))?.text ?? null
    const bytes = await bytesOf(path)
    return bytes ? ((await texts.decode(disk, path, bytes))?.text ?? null) : null
  }
}
