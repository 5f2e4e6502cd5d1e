import { Dexie, type EntityTable } from 'dexie'
import type { TargetKindName, TargetValues } from '@pergola/site/publish'

export interface StoredTarget {
  readonly id: string
  readonly projectId: string
  readonly kind: TargetKindName
  readonly values: TargetValues
  readonly sealed: SealedSecret | null
  readonly folder: FileSystemDirectoryHandle | null
  readonly isUsed: boolean
}

export interface SealedSecret {
  readonly nonce: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

export type TargetDatabase = Dexie & {
  targets: EntityTable<StoredTarget, 'id'>
  keys: EntityTable<{ readonly id: string; readonly key: CryptoKey }, 'id'>
}

/** Apart from the projects: no export, share or version ever reads it. */
export function openTargetDatabase(): TargetDatabase {
  const database = new Dexie('pergola-publish') as TargetDatabase
  database.version(1).stores({ targets: 'id, projectId', keys: 'id' })
  return database
}
