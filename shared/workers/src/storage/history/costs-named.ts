import { Dexie } from 'dexie'
import { rowsOf } from '../database.ts'
import type { ProjectDatabase } from '../database.ts'
import type { Manifest } from '../manifest.ts'
import { replacedContents } from './keep-past.ts'

export interface Replacement {
  readonly id: string
  readonly before: Manifest
  readonly after: Manifest
}

/** Whether a version that a person has named holds what is replaced: were it kept nowhere, that version would be lost. */
export async function costsNamed(database: ProjectDatabase, { id, before, after }: Replacement): Promise<boolean> {
  const named = (await rowsOf(database.versions, id).toArray()).filter(({ name }) => name !== '')
  const last = named.at(-1)?.generation
  if (last === undefined) return false
  if (replacedContents({ id, before, after }).some(({ from }) => from <= last)) return true
  return before.recordHash !== after.recordHash && (await recordSince(database, id)) <= last
}

/** The save with which the record became what it is. */
async function recordSince({ pasts }: ProjectDatabase, id: string): Promise<number> {
  const newest = await pasts.where(':id').between([id, '', Dexie.minKey], [id, '', Dexie.maxKey]).last()
  return newest?.until ?? 0
}
