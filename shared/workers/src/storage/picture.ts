import type { ProjectSummary } from '@pergola/contracts'
import { sha256 } from './checksums.ts'
import { rowsOf } from './database.ts'
import type { ProjectDatabase } from './database.ts'
import { pictureNames } from './picture-names.ts'
import type { DiskState, Writing } from './project-disk.ts'
import { checkWriter } from './project-rows.ts'

/**
 * The picture of a project's card. It is kept beside the files of the project and not among them: a site may have a
 * file of any name, `screenshot.webp` included, and nothing but its author's edits may change it. A picture that is lost
 * is taken again, so no journal holds it. Answers the project as it is listed from now on.
 */
export async function storePicture(
  database: ProjectDatabase,
  writing: Writing,
  { image, state }: { readonly image: Blob; readonly state: DiskState },
): Promise<ProjectSummary> {
  const { dexie, heads, summaries, versions, contents, pictures } = database
  const { id } = writing
  const bytes = new Uint8Array(await image.arrayBuffer())
  const taken = { hash: await sha256(bytes), size: bytes.length, where: 'database' as const }
  const summary = { ...state.summary, screenshotVersion: state.summary.screenshotVersion + 1 }
  await dexie.transaction('rw', [heads, summaries, versions, contents, pictures], async () => {
    await checkWriter(database, writing)
    const before = await pictures.get(id)
    const newest = await rowsOf(versions, id).last()
    const replaces = before?.replaces ?? (await earlierPictures(database, id, state))
    // An earlier version was taken with it. One that is taken again of the same version is nobody's any more.
    const isKept = before && before.hash !== taken.hash && before.hash !== newest?.picture?.hash
    if (isKept) await contents.put({ projectId: id, hash: before.hash, bytes: before.bytes })
    await pictures.put({ id, hash: taken.hash, type: image.type, bytes, replaces })
    if (newest) await versions.put({ ...newest, picture: taken })
    await summaries.put(summary)
  })
  return summary
}

/**
 * Hashes of files of a project made here that an earlier release has stored as its picture: the history names them as
 * the picture of a version. Files of that name from anywhere else are files like any other.
 */
async function earlierPictures(
  { versions }: ProjectDatabase,
  id: string,
  { trust, manifest: { files } }: DiskState,
): Promise<readonly string[]> {
  const hashes = trust === 'own' ? pictureNames.flatMap((path) => files.get(path)?.hash ?? []) : []
  if (hashes.length === 0) return hashes
  const named = new Set((await rowsOf(versions, id).toArray()).map(({ picture }) => picture?.hash))
  return hashes.filter((hash) => named.has(hash))
}

export interface ZipPicture {
  readonly path: string
  readonly bytes: Uint8Array
  /** Paths of files that it takes the place of. */
  readonly replaced: readonly string[]
}

/** What the zip of a project that was made here carries as its picture. */
export async function pictureForZip(
  { pictures }: ProjectDatabase,
  id: string,
  { trust, manifest: { files } }: Pick<DiskState, 'trust' | 'manifest'>,
): Promise<ZipPicture | null> {
  const row = trust === 'own' ? await pictures.get(id) : undefined
  if (!row) return null
  const replaced = pictureNames.filter((name) => row.replaces.includes(files.get(name)?.hash ?? ''))
  const path = row.type === 'image/png' ? 'screenshot.png' : 'screenshot.webp'
  return { path, bytes: row.bytes, replaced }
}
