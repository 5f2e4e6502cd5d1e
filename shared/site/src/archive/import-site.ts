import { fail, pageSchema, projectSchema, succeed } from '@pergola/contracts'
import type { ImportFailure, Outcome, Page, Project } from '@pergola/contracts'
import * as v from 'valibot'
import { isEditorPath, siteFilesOf } from '../build/index.ts'
import { isVendorPath } from '../css/index.ts'
import { decodeFile } from '../encoding/index.ts'
import type { TextFile } from '../encoding/index.ts'
import { decodeLoosely, normalisePageName } from '../project/index.ts'
import type { ArchiveEntry } from './archive-entry.ts'
import { importFailureOf } from './failure-of.ts'
import type { ImportedProject } from './imported-project.ts'
import { linkedSheets } from './linked-sheets.ts'
import type { ImportOptions } from './import-options.ts'

/** An ordinary static site: every html file a page at its own path, every file kept byte for byte. */
export async function importSite(
  files: ReadonlyMap<string, ArchiveEntry>,
  { name, ids }: ImportOptions,
): Promise<Outcome<ImportedProject, ImportFailure>> {
  const sources = [...files.keys()].filter(isPagePath).toSorted(byDepth)
  if (sources.length === 0) return fail('no-pages')
  const names = pageNames(sources)
  const pages: [string, Page][] = []
  for (const [path, pageName] of names) {
    const bytes = await files.get(path)?.read()
    if (!bytes?.ok) return bytes ? importFailureOf(bytes) : fail('no-pages')
    pages.push([pageName, await importedPage(pageName, path, { bytes: bytes.value, id: ids(), files })])
  }
  const siteFiles = siteFilesOf(files.keys())
  const project = v.parse(projectSchema, {
    name: name.trim() || 'Site',
    pages: Object.fromEntries(pages),
    ...(siteFiles.length > 0 && { siteFiles }),
  })
  return succeed({ project, files, kind: 'site', restricted: true })
}

/** The page that a file of a linked folder is to a project that has it not yet; null for what is no page. */
export async function pageForFile(project: Project, path: string, file: PageFile): Promise<Page | null> {
  if (!isPagePath(path)) return null
  const taken = new Set(['playground', ...Object.keys(project.pages)])
  return importedPage(freeName(nameOfPath(path), taken), path, file)
}

export interface PageFile {
  readonly bytes: Uint8Array
  readonly id: string
  /** Of the project. */
  readonly files: { has(path: string): boolean }
}

async function importedPage(name: string, path: string, { bytes, id, files }: PageFile): Promise<Page> {
  const file = await decodeFile(path, bytes)
  const sheets = linkedSheets(file?.text ?? decodeLoosely(bytes), path).filter((sheet) => files.has(sheet))
  // Later rules win, and nobody writes into a library.
  const css = sheets.findLast((sheet) => !isVendorPath(sheet)) ?? sheets.at(-1) ?? ''
  return v.parse(pageSchema, { id, name, pathes: { html: path, css }, ...encodingFacts(file) })
}

/** What the record says of a page that is not UTF-8. */
function encodingFacts(file: TextFile | null): Pick<Page, 'editable' | 'encoding'> {
  if (file === null) return { editable: false }
  return file.encoding === 'utf-8' ? {} : { encoding: file.encoding }
}

function isPagePath(path: string): boolean {
  // There it would be taken for the content of a composed page.
  return /\.(?:html?|xhtml|xht)$/i.test(path) && !isEditorPath(path)
}

/** Nearest to the root first; within a folder the index first. */
function byDepth(left: string, right: string): number {
  return rank(left) - rank(right) || (left < right ? -1 : 1)
}

function rank(path: string): number {
  return path.split('/').length * 2 - (/(?:^|\/)index\.(?:html?|xhtml|xht)$/i.test(path) ? 1 : 0)
}

/** A name for each path, none twice. The first path is the index: the root's own, or the best there is. */
function pageNames(sources: readonly string[]): Map<string, string> {
  // The editor keeps a hidden page of this name.
  const taken = new Set(['playground'])
  return new Map(
    sources.map((path, index) => {
      const wanted = index === 0 ? 'index' : nameOfPath(path)
      const name = freeName(wanted, taken)
      taken.add(name)
      return [path, name]
    }),
  )
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`
  return name
}

/** `pages/About Us.html` is `about us`; `blog/index.html` is `blog-index`. */
function nameOfPath(path: string): string {
  const typed = path
    .replace(/^pages\//, '')
    .replace(/\.(?:html?|xhtml|xht)$/i, '')
    .replaceAll('/', '-')
    .replace(/[#%<>:"|?*]/g, '-')
    .replace(/^\.+/, '')
  const name = normalisePageName(typed.slice(0, 60))
  return name.ok ? name.value : 'page'
}
