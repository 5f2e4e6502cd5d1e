import { crc32 } from './checksums.ts'
import type { FileTree } from './file-tree.ts'

/**
 * Says that somebody deletes the project, so that what is left of it when the browser ends meanwhile is not taken for a
 * project that was lost. It counts as long as it is whole and nothing was saved since: a deletion that was refused, by a
 * full disk before all, may leave it, torn or whole, beside a project that lives on.
 */
export interface RemovalMark {
  /** The last acknowledged save of what was to be deleted. */
  readonly generation: number
}

const folder = 'removals'

function pathOf(projectId: string): string {
  return `${folder}/${projectId}`
}

export async function markRemoval(tree: FileTree, projectId: string, { generation }: RemovalMark): Promise<void> {
  const text = new TextEncoder().encode(JSON.stringify({ projectId, generation }))
  const bytes = new Uint8Array(4 + text.length)
  new DataView(bytes.buffer).setUint32(0, crc32(text))
  bytes.set(text, 4)
  await tree.write(pathOf(projectId), bytes)
}

/** Null where there is none, or none that is whole. */
export async function readRemovalMark(tree: FileTree, projectId: string): Promise<RemovalMark | null> {
  const file = await tree.read(pathOf(projectId))
  const bytes = new Uint8Array(file ? await file.arrayBuffer() : new ArrayBuffer())
  const text = bytes.subarray(4)
  if (text.length === 0 || new DataView(bytes.buffer).getUint32(0) !== crc32(text)) return null
  const mark = JSON.parse(new TextDecoder().decode(text)) as RemovalMark & { readonly projectId: string }
  return mark.projectId === projectId ? mark : null
}

/** The project lives on, or nothing is left of it. */
export async function takeMarkAway(tree: FileTree | null, projectId: string): Promise<void> {
  await tree?.remove(pathOf(projectId))
}

/** Ids of projects that bear a mark, whole or not. */
export async function markedProjects(tree: FileTree | null): Promise<readonly string[]> {
  return ((await tree?.list(folder)) ?? []).map(({ name }) => name)
}
