import type { FileLike, Project, UnsavedWork } from '@pergola/contracts'
import type { SiteFiles } from '@pergola/site/build'
import type { ProjectDisk } from '../storage/project-disk.ts'
import type { ProjectTexts } from './project-texts.ts'
import { siteFilesOf } from './site-files-of.ts'

/** What goes into a zip: the stored project, with what the tab could not store laid over it. */
export interface ExportSource {
  readonly project: Project
  readonly files: SiteFiles
  /** Neither storage nor the tab has them. */
  readonly missing: readonly string[]
}

export async function exportSourceOf(
  disk: ProjectDisk,
  texts: ProjectTexts,
  unsaved: UnsavedWork | undefined,
): Promise<ExportSource> {
  const stored = siteFilesOf(disk)
  const lost = await disk.lost()
  const sizes = new Map(stored.sizes)
  for (const path of lost) sizes.delete(path)
  const moved = moveSizes(sizes, unsaved)
  const given = giveSizes(sizes, unsaved)
  const written = new Map<string, Uint8Array>()
  for (const [path, bytes] of await writeTexts(disk, texts, { lost, unsaved })) {
    sizes.delete(path)
    if (!bytes) continue
    written.set(path, bytes)
    sizes.set(path, bytes.length)
  }
  return {
    project: { ...disk.state().project, ...unsaved?.record },
    files: {
      sizes,
      read: async (path) =>
        written.get(path) ?? (await bytesOf(given.get(path))) ?? stored.read(moved.get(path) ?? path),
    },
    missing: [...lost, ...(disk.damage?.lost ?? [])].filter((path) => !sizes.has(path)),
  }
}

interface Unwritten {
  readonly lost: readonly string[]
  readonly unsaved: UnsavedWork | undefined
}

/** What the tab holds as texts, as the files they would be stored as; null for those that are to go. */
async function writeTexts(disk: ProjectDisk, texts: ProjectTexts, { lost, unsaved }: Unwritten) {
  const held = Object.entries(unsaved?.held ?? {}).filter(([path]) => lost.includes(path))
  const written = new Map<string, Uint8Array | null>()
  for (const [path, text] of [...held, ...Object.entries(unsaved?.files ?? {})]) {
    const save = { record: unsaved?.record, from: unsaved?.moved?.[path] }
    const bytes = text === null ? null : await texts.encode(disk, { path, text }, save)
    if (text !== null && !bytes) throw new Error((await texts.refusal(disk, path)).message)
    written.delete(path)
    written.set(path, bytes)
  }
  return written
}

/** Files that the tab has whole. */
function giveSizes(sizes: Map<string, number>, unsaved: UnsavedWork | undefined) {
  const given = new Map(Object.entries(unsaved?.contents ?? {}))
  for (const [path, file] of given) {
    if (file) sizes.set(path, file.size)
    else sizes.delete(path)
  }
  return given
}

async function bytesOf(file: FileLike | null | undefined): Promise<Uint8Array | null> {
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

/** Files that were moved and could not be stored again go out under their new paths. Answers the stored ones. */
function moveSizes(sizes: Map<string, number>, unsaved: UnsavedWork | undefined): ReadonlyMap<string, string> {
  const moved = Object.entries(unsaved?.moved ?? {}).filter(([, from]) => sizes.has(from))
  const known = moved.map(([to, from]): [string, number] => [to, sizes.get(from) ?? 0])
  for (const [, from] of moved) sizes.delete(from)
  for (const [to, size] of known) sizes.set(to, size)
  return new Map(moved)
}
