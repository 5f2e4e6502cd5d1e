import { Dexie } from 'dexie'
import type { Table } from 'dexie'

/** A folder on the disk and the project that is kept in step with it. Never exported, never shared. */
export interface LinkRow {
  readonly id: string
  readonly handle: FileSystemDirectoryHandle
  readonly name: string
  /** Of the project's start page: a project that only bears the same number is not the one that was linked. */
  readonly mark: string
}

/** What was last seen of a file, on both sides. */
export interface SeenRow {
  readonly projectId: string
  readonly path: string
  /** Hash of what lies in the folder; null where nothing does. */
  readonly disk: string | null
  /** Hash of what Pergola would have there; null where nothing. */
  readonly ours: string | null
  readonly size: number
  readonly modified: number
  /** The folder's text as it was last seen: what both sides' edits are compared with. */
  readonly base: Uint8Array<ArrayBuffer> | null
  /** A person left the folder's as it is: any further change asks again. */
  readonly left?: true
}

export interface FolderDatabase {
  readonly dexie: Dexie
  readonly links: Table<LinkRow, string>
  readonly seen: Table<SeenRow, [string, string]>
}

export function createFolderDatabase(): FolderDatabase {
  const dexie = new Dexie('pergola-folders', { chromeTransactionDurability: 'strict' })
  dexie.version(1).stores({ links: 'id', seen: '[projectId+path]' })
  return { dexie, links: dexie.table('links'), seen: dexie.table('seen') }
}

export function seenOf({ seen }: FolderDatabase, id: string) {
  return seen.where(':id').between([id], [id, Dexie.maxKey])
}

export function removeLink(database: FolderDatabase, id: string): Promise<void> {
  const { dexie, links, seen } = database
  return dexie.transaction('rw', [links, seen], async () => {
    await links.delete(id)
    await seenOf(database, id).delete()
  })
}
