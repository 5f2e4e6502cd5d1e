import { limits, succeed } from '@pergola/contracts'
import type { FileLike, Outcome } from '@pergola/contracts'
import type { ArchiveEntry } from './archive-entry.ts'
import type { ArchiveRefusal } from './archive-refusal.ts'
import { createByteWindow } from './byte-window.ts'
import { checkEntries } from './check-entries.ts'
import type { ArchiveLimits } from './check-entries.ts'
import { isFolder } from './directory-entry.ts'
import { findDirectory } from './end-of-directory.ts'
import { locateEntries } from './locate-entries.ts'
import { refuse } from './messages.ts'
import { readDirectory } from './read-directory.ts'
import { unpackEntry } from './unpack-entry.ts'

const directoryBytes = 16 * 1024 * 1024
/** Small files that lie one behind the other are fetched together. */
const contentWindow = 256 * 1024

/**
 * The files of a zip from anywhere, sorted by path, or the first reason not to take it. Nothing is unpacked yet; a
 * zip inside the zip is a file like any other and is never opened.
 */
export async function readArchive(
  source: FileLike,
  bounds: ArchiveLimits = limits.archive,
): Promise<Outcome<ArchiveEntry[], ArchiveRefusal>> {
  const place = await findDirectory(source)
  if (!place.ok) return place
  if (place.value.entries > bounds.entries) return refuse('too-many-entries')
  if (place.value.size > directoryBytes) return refuse('too-large')
  const directory = await readDirectory(source, place.value)
  if (!directory.ok) return directory
  const verdict = checkEntries(directory.value, bounds)
  if (!verdict.ok) return verdict
  const located = await locateEntries(source, directory.value, place.value.offset)
  if (!located.ok) return located
  const contents = createByteWindow(source, contentWindow)
  const files = located.value.filter((entry) => !isFolder(entry) && !isLitter(entry.name))
  return succeed(
    files
      .map((entry) => ({ path: entry.name, size: entry.size, read: () => unpackEntry(contents, entry) }))
      .toSorted((left, right) => (left.path < right.path ? -1 : 1)),
  )
}

/** What file browsers leave behind. */
function isLitter(name: string): boolean {
  return name.startsWith('__MACOSX/') || /(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/.test(name)
}
