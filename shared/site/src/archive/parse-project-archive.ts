import { paths } from '@pergola/contracts'
import type { ImportFailure, Outcome } from '@pergola/contracts'
import type { ArchiveEntry } from './archive-entry.ts'
import { importPergola } from './import-pergola.ts'
import { importSite } from './import-site.ts'
import type { ImportedProject } from './imported-project.ts'
import type { ImportOptions } from './import-options.ts'

/** What a zip that passed the guard holds: a project exported by Pergola, or an ordinary static site. */
export async function parseProjectArchive(
  entries: readonly ArchiveEntry[],
  options: ImportOptions,
): Promise<Outcome<ImportedProject, ImportFailure>> {
  const files = withoutTopFolder(entries)
  return files.has(paths.record) ? importPergola(files, options) : importSite(files, options)
}

/** A folder packed as a whole puts everything under its name; the site is what lies inside. */
function withoutTopFolder(entries: readonly ArchiveEntry[]): Map<string, ArchiveEntry> {
  let files = new Map(entries.map((entry) => [entry.path, entry]))
  for (let top = onlyFolder(files); top !== null; top = onlyFolder(files)) {
    const { length } = top
    files = new Map([...files].map(([path, entry]) => [path.slice(length), entry]))
  }
  return files
}

function onlyFolder(files: ReadonlyMap<string, ArchiveEntry>): string | null {
  const [first] = files.keys()
  const top = first?.slice(0, first.indexOf('/') + 1)
  // A record in the root is no folder to be taken away, though it may be the zip's only file.
  if (!top || files.has(paths.record)) return null
  return [...files.keys()].every((path) => path.startsWith(top)) ? top : null
}
