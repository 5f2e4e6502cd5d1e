import type { ProjectSettings } from '@pergola/contracts'
import { sha256 } from '../../storage/checksums.ts'
import type { ProjectTexts } from '../project-texts.ts'
import type { ProjectDisk } from '../../storage/project-disk.ts'
import { seenOf } from './folder-database.ts'
import type { FolderDatabase, LinkRow, SeenRow } from './folder-database.ts'
import { FolderRefusal } from './folder-refusal.ts'
import { bytesOf, scanFolder } from './scan-folder.ts'
import type { FolderFiles } from './scan-folder.ts'
import { siteOutputs } from './site-outputs.ts'
import type { SiteOutput } from './site-outputs.ts'

/** Both sides as they are now, and as they were seen last. */
export interface FolderLook extends Linked {
  readonly folder: FolderFiles
  readonly outputs: ReadonlyMap<string, SiteOutput>
  readonly rows: ReadonlyMap<string, SeenRow>
  /** By path, of every file of the folder. */
  readonly hashes: ReadonlyMap<string, string>
}

export interface Linked {
  readonly database: FolderDatabase
  readonly link: LinkRow
  readonly disk: ProjectDisk
  readonly texts: ProjectTexts
}

export async function lookAtFolder(linked: Linked, settings: ProjectSettings): Promise<FolderLook> {
  const { database, link, disk } = linked
  const seen = await seenOf(database, link.id).toArray()
  const rows = new Map(seen.map((row) => [row.path, row]))
  const folder = await scanFolder(link.handle)
  // A drive that went away may look like this, and somebody who removed every file can unlink.
  if (folder.files.size === 0 && seen.some((row) => row.disk !== null)) throw new FolderRefusal('folder-empty')
  const hashes = new Map<string, string>()
  for (const [path, file] of folder.files) hashes.set(path, await hashOf(file, path, rows.get(path)))
  return { ...linked, folder, outputs: await siteOutputs(disk, settings), rows, hashes }
}

async function hashOf(file: File, path: string, row: SeenRow | undefined): Promise<string> {
  const isAsSeen = row && row.size === file.size && row.modified === file.lastModified
  return isAsSeen && row.disk !== null ? row.disk : sha256(await bytesOf(file, path))
}

const baseLimit = 1024 * 1024

/** Edits of both sides are put together node by node, or rule by rule. */
export function isMergeable(path: string): boolean {
  return /\.(?:html?|css)$/i.test(path)
}

/** What is kept of a text to put edits of both sides together; null for what a person has to decide anyway. */
export function baseOf(path: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  return isMergeable(path) && bytes.length <= baseLimit ? bytes : null
}
