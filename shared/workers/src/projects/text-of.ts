import { limits } from '@pergola/contracts'
import type { ProjectDisk } from '../storage/project-disk.ts'

/** Null for bytes that are no text that could come back as it was. */
export async function textOf(disk: ProjectDisk, path: string): Promise<string | null> {
  if ((disk.state().manifest.files.get(path)?.size ?? 0) > limits.fileEditorBytes) return null
  const file = await disk.read(path)
  if (!file) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
  } catch {
    return null // Not UTF-8: it is moved as it is stored.
  }
}
