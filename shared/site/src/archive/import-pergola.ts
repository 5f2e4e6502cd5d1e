import { fail, succeed } from '@pergola/contracts'
import type { ImportFailure, Outcome, Project } from '@pergola/contracts'
import { isNamedAsMade, isOldRuntime, recordPath, sourcesFolder } from '../build/index.ts'
import {
  attributeOf,
  bodyContent,
  decodeLoosely,
  findPage,
  isComposed,
  migrateProject,
  missingFiles,
  outputPath,
  playgroundPage,
  scanHtml,
} from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'
import type { ArchiveEntry } from './archive-entry.ts'
import { importFailureOf } from './failure-of.ts'
import { fileOfBytes, fileOfText } from './imported-files.ts'
import type { ImportedFile, ImportedProject } from './imported-project.ts'
import type { ImportOptions } from './import-options.ts'
import type { ParsedRecord } from './parse-record.ts'
import { restoreBlocks } from './restore-blocks.ts'

/** A project exported by Pergola, annex §8.4. */
export async function importPergola(
  entries: ReadonlyMap<string, ArchiveEntry>,
  { ids }: ImportOptions,
  parsed: ParsedRecord,
): Promise<Outcome<ImportedProject, ImportFailure>> {
  const migrated = migrateProject(parsed.record)
  if (!migrated.ok) return migrated
  if (Object.keys(migrated.value.pages).length === 0) return fail('no-pages')

  const named = withPlayground(migrated.value, ids)
  const files = projectFiles(named, entries)
  for (const [path, content] of parsed.binaries) if (!files.has(path)) files.set(path, fileOfBytes(content))
  const bodies = await rebuildBodies(named, entries, files)
  if (!bodies.ok) return bodies
  const restored = await restoreBlocks(named, files)
  if (!restored.ok) return restored
  const project = restored.value
  for (const [path, text] of Object.entries(missingFiles(project, (wanted) => files.has(wanted)))) {
    files.set(path, fileOfText(text))
  }
  return succeed({ project, files, kind: 'pergola', restricted: true })
}

function withPlayground(project: Project, ids: () => string): Project {
  if (findPage(project, 'playground')) return project
  const page = playgroundPage(ids())
  return { ...project, pages: { ...project.pages, [page.name]: page } }
}

/** Everything but the record and what the build makes anew; sources before the build in place of what it made. */
function projectFiles(project: Project, entries: ReadonlyMap<string, ArchiveEntry>): Map<string, ImportedFile> {
  const built = new Set(Object.values(project.pages).filter(isComposed).map(outputPath))
  const files = new Map<string, ImportedFile>()
  const sources = sourcesFolder(project)
  for (const [path, entry] of entries) {
    if (path === recordPath(project) || built.has(path) || path.startsWith(sources)) continue
    // One with a source is a file of the site that only has such a name.
    if (isNamedAsMade(path, project) && !entries.has(sources + path)) continue
    if (isOldRuntime(path, project)) continue
    files.set(path, entries.get(sources + path) ?? entry)
  }
  const kept = (path: string) => built.has(path) || isOldRuntime(path, project)
  for (const [path, entry] of sourcesAlone(entries, sources))
    if (!files.has(path) && !kept(path)) files.set(path, entry)
  return files
}

/** What visitors are given in another form, such as libraries in one file and entries as pages, has its source alone. */
function sourcesAlone(entries: ReadonlyMap<string, ArchiveEntry>, folder: string): (readonly [string, ArchiveEntry])[] {
  return [...entries].flatMap(([stored, entry]) => {
    return stored.startsWith(folder) ? [[stored.slice(folder.length), entry] as const] : []
  })
}

/** Body content that a zip without `editor/pages` has only in its built pages. */
async function rebuildBodies(
  project: Project,
  entries: ReadonlyMap<string, ArchiveEntry>,
  files: Map<string, ImportedFile>,
): Promise<Outcome<undefined, ImportFailure>> {
  for (const page of Object.values(project.pages).filter(isComposed)) {
    const built = entries.get(outputPath(page))
    if (files.has(page.pathes.html) || !built) continue
    const bytes = await built.read()
    if (!bytes.ok) return importFailureOf(bytes)
    files.set(page.pathes.html, fileOfText(contentOfBuilt(decodeLoosely(bytes.value), project)))
  }
  return succeed()
}

/** The body of a built page without the links and scripts that the build adds again. */
function contentOfBuilt(html: string, project: Project): string {
  const elements = scanHtml(html, 'document')
  const libraries = [...project.cssLibs, ...project.jsHeaderLibs, ...project.jsFooterLibs].map(
    (library) => library.fileUrl,
  )
  const isAdded = (element: ScannedElement) => {
    const address = attributeOf(element, element.name === 'script' ? 'src' : 'href')
    if (element.name !== 'script' && element.name !== 'link') return false
    return address !== undefined && (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) || libraries.includes(address))
  }
  return bodyContent(html, elements, elements.filter(isAdded))
}
