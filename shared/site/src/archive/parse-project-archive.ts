import { fail, paths, succeed } from '@pergola/contracts'
import type { ImportFailure, Outcome } from '@pergola/contracts'
import { recordPath } from '../build/index.ts'
import type { ArchiveEntry } from './archive-entry.ts'
import { importFailureOf } from './failure-of.ts'
import { importPergola } from './import-pergola.ts'
import { importSite } from './import-site.ts'
import type { ImportedProject } from './imported-project.ts'
import type { ImportOptions } from './import-options.ts'
import { parseRecord } from './parse-record.ts'
import type { ParsedRecord } from './parse-record.ts'

/** What a zip that passed the guard holds: a project exported by Pergola, or an ordinary static site. */
export async function parseProjectArchive(
  entries: readonly ArchiveEntry[],
  options: ImportOptions,
): Promise<Outcome<ImportedProject, ImportFailure>> {
  const files = withoutTopFolder(entries)
  const found = await findRecord(files)
  if (!found.ok) return found
  return found.value ? importPergola(files, options, found.value) : importSite(files, options)
}

/**
 * The record of an exported project; null where the files are an ordinary site's, which may have a file of that name.
 * One that lies beside a file of the site names it, see `recordPath`.
 */
async function findRecord(
  files: ReadonlyMap<string, ArchiveEntry>,
): Promise<Outcome<ParsedRecord | null, ImportFailure>> {
  for (const [path, entry] of files) {
    if (!/^editor\/pergola(?:-\d+)?\.json$/.test(path)) continue
    const bytes = await entry.read()
    if (!bytes.ok) return importFailureOf(bytes)
    const parsed = parseRecord(bytes.value)
    if (parsed && hasPages(parsed.record) && recordPath({ siteFiles: siteFilesIn(parsed.record) }) === path)
      return succeed(parsed)
  }
  // Nothing but an export has these as well: its record is damaged, and what it says of the pages is lost.
  const isExport = files.has(paths.record) && [...files.keys()].some((path) => path.startsWith(`${paths.editorPages}/`))
  return isExport ? fail('invalid-record', `${paths.record} is not the record of a project.`) : succeed(null)
}

function hasPages(record: unknown): record is { readonly pages: object; readonly siteFiles?: unknown } {
  return typeof record === 'object' && record !== null && 'pages' in record && typeof record.pages === 'object'
}

function siteFilesIn({ siteFiles }: { readonly siteFiles?: unknown }): string[] {
  return Array.isArray(siteFiles) ? siteFiles.filter((path) => typeof path === 'string') : []
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
