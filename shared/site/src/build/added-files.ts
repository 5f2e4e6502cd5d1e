import type { Page, Project } from '@pergola/contracts'
import { decodeFile } from '../encoding/index.ts'
import {
  addedPaths,
  isAddedPath,
  isComposed,
  outputPath,
  pageKind,
  readAddedFiles,
  readRedirects,
  siteAddress,
} from '../project/index.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { headEnd } from './head-end.ts'
import { headersText, redirectsText } from './host-files.ts'
import { isOldJoined } from './join-libraries.ts'
import { listedPages, llmsText, robotsText, sitemapText } from './search-files.ts'
import type { PublishedPage } from './search-files.ts'
import { manifestText } from './web-manifest.ts'

/** What the record asks for beside the pages, in an export; never at a place where the project has a file of its own. */
export async function addedFiles(
  request: BuildRequest,
  pages: readonly BuiltFile[],
  derived: readonly Page[],
): Promise<BuiltFile[]> {
  const { files, mode } = request
  if (mode !== 'export') return []
  const texts = await textsOf(request, pages, derived)
  return (Object.keys(addedPaths) as (keyof Texts)[]).flatMap((key): BuiltFile[] => {
    const [path, text] = [addedPaths[key], texts[key]]
    return text === null || files.sizes.has(path) ? [] : [{ kind: 'text', path, text }]
  })
}

/** Whether the build of this project makes a file of that name, which in an exported zip then is no file of the project. */
export function isNamedAsMade(path: string, project: Project): boolean {
  return isOldJoined(path, project) || isAddedPath(path, project) || isMadePage(path, project)
}

/** Whether an earlier build made the page of content: `madePages` of the record are patterns with `*` for a part of a path. */
function isMadePage(path: string, { madePages = [] }: Pick<Project, 'madePages'>): boolean {
  return madePages.some((pattern) => {
    const parts = [pattern.split('/'), path.split('/')] as const
    return parts[0].length === parts[1].length && parts[0].every((part, at) => fits(part, parts[1][at] ?? ''))
  })
}

function fits(pattern: string, part: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.at(-1)
  if (end === undefined) return part === pattern
  return part.length >= start.length + end.length && part.startsWith(start) && part.endsWith(end)
}

type Texts = Readonly<Record<keyof typeof addedPaths, string | null>>

async function textsOf(request: BuildRequest, pages: readonly BuiltFile[], derived: readonly Page[]): Promise<Texts> {
  const { project, files, settings } = request
  const added = readAddedFiles(project)
  const site = siteAddress(project)
  const isListing = added.llms || (added.sitemap && site !== null)
  const listed = isListing ? listedPages(await publishedPages(request, pages, derived), site) : []
  const hasSitemap = site !== null && (added.sitemap || files.sizes.has(addedPaths.sitemap))
  return {
    sitemap: added.sitemap && site !== null ? sitemapText(listed, site) : null,
    robots: added.robots ? robotsText(hasSitemap ? site + addedPaths.sitemap : null) : null,
    llms: added.llms ? llmsText(listed, project.name, site) : null,
    manifest: added.manifest ? manifestText(project.name, files.sizes) : null,
    headers: added.headers ? headersText(settings.add_security_policy) : null,
    redirects: redirectsText(readRedirects(added.redirects).redirects) || null,
  }
}

/** Every page that goes out, as it goes out; what no text can be read of is no page to be listed. */
async function publishedPages(
  { project, files }: BuildRequest,
  built: readonly BuiltFile[],
  derived: readonly Page[],
): Promise<PublishedPage[]> {
  const byPath = new Map(built.map((file) => [file.path, file]))
  const pages: PublishedPage[] = []
  for (const page of [...Object.values(project.pages), ...derived]) {
    const file = byPath.get(outputPath(page))
    if (!file || file.kind === 'bytes') continue
    const text = file.kind === 'text' ? file.text : (await decodeFile(file.source, await files.read(file.source)))?.text
    if (text === undefined) continue
    const isOfEntry = isComposed(page) && !Object.hasOwn(project.pages, page.name)
    const kind = isComposed(page) ? 'document' : pageKind(page)
    pages.push({ page, text: isOfEntry ? text.slice(0, headEnd(text)) : text, kind })
  }
  return pages
}
