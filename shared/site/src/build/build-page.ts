import type { Page, Project } from '@pergola/contracts'
import type { ContentBuild, ContentPage } from '../collections/content-build.ts'
import { decodeFile } from '../encoding/index.ts'
import { mapHtmlAddresses } from '../files/map-addresses.ts'
import { moveAddress } from '../files/move-address.ts'
import { findXmlProblem } from '../html/xml/index.ts'
import { encodePath, isComposed, outputPath, pageKind, readAddedFiles, siteAddress } from '../project/index.ts'
import { withAbsoluteTags } from './absolute-tags.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { composePage } from './compose-page.ts'
import { withLibraries } from './document-libraries.ts'
import { withScripts } from './document-scripts.ts'
import { withoutEditorMarks } from './editor-marks.ts'
import { withGroupHandlers } from './group-handlers.ts'
import { withRootAddresses } from './root-addresses.ts'
import { pageRuntime } from './runtime-files.ts'
import type { PageParts } from './runtime-files.ts'
import { splineViewerTag } from './spline-viewer.ts'
import { scriptTag } from './tags.ts'
import { headEnd } from './head-end.ts'
import { withManifest } from './web-manifest.ts'
import { hasIdleLoopParts, withLoopParts } from './with-loop-parts.ts'

export interface PageRequest extends BuildRequest {
  /** The project before its libraries were joined. */
  readonly apart: Project
  readonly content: ContentBuild | null
}

export interface PageOutput {
  /** The page, and the scripts that are made for it. */
  readonly files: readonly BuiltFile[]
  /** Pages made of this one, with content in them. */
  readonly derived: readonly Page[]
}

/** What the build makes of one page of the project. */
export async function buildPage(page: Page, request: PageRequest): Promise<PageOutput> {
  const { files, content } = request
  const source = page.pathes.html
  const path = outputPath(page)
  const stored = await decodeFile(source, await files.read(source))
  if (stored === null) {
    if (isComposed(page)) throw new Error(`buildPage: ${source} is no text`)
    return { files: [{ kind: 'copy', path, source }], derived: [] }
  }
  const like = isComposed(page) || stored.encoding === 'utf-8' ? {} : { like: source }
  const handled = handledPage(page, stored.text, request)
  const kind = pageKind(page)
  const shown = kind === 'xml' ? null : (content?.pageOf(page, handled, kind) ?? null)
  if (shown) return contentOutput({ page, handled, like, shown }, request)
  const runtime = pageRuntime(page, handled, request, request.apart)
  const text = assembled({ page, handled, runtime }, request)
  if (isComposed(page))
    return { files: [{ kind: 'text', path, text: published(text, page, request) }, ...runtime.files], derived: [] }
  const run = published(text, page, request)
  // A page of XML that is not well-formed is no page to any browser: it goes out as it is stored.
  const isRefused = kind === 'xml' && findXmlProblem(run) !== null
  // Copied rather than printed: what nobody touched goes out as the bytes that came.
  const isCopy = isRefused || run === stored.text
  const file: BuiltFile = isCopy ? { kind: 'copy', path, source } : { kind: 'text', path, text: run, ...like }
  return { files: [file, ...(isRefused ? [] : runtime.files)], derived: [] }
}

/** With the directives that no page is stored with: they depend on the record, or on where a symbol stands. */
function handledPage(page: Page, html: string, { project, onIdleLoops }: BuildRequest): string {
  const kind = pageKind(page)
  const handled = withLoopParts(withGroupHandlers(html, kind, project), kind)
  if (onIdleLoops && hasIdleLoopParts(handled, kind)) onIdleLoops(page.name)
  return handled
}

interface ContentSource {
  readonly page: Page
  readonly handled: string
  readonly like: { readonly like?: string }
  readonly shown: ContentPage
}

/** A page with content in it, or one page for each entry. Scripts are those that what is left of the template needs. */
function contentOutput({ page, handled, like, shown }: ContentSource, request: PageRequest): PageOutput {
  const { skeleton, isLive, isDirected } = shown
  const directives = isLive || (page.directives === true && isDirected)
  const runtime = pageRuntime(isComposed(page) ? page : { ...page, directives }, skeleton, request, request.apart)
  const assemble = (at: Page) => assembled({ page: at, handled: movedTo(page, at, handled, request), runtime }, request)
  const rendered = shown.render(assemble)
  const files = rendered.map((each): BuiltFile => {
    return { kind: 'text', path: outputPath(each.page), text: publishedByHead(each.text, each.page, request), ...like }
  })
  return {
    files: [...files, ...runtime.files],
    derived: rendered.flatMap((each) => (each.page.name === page.name ? [] : [each.page])),
  }
}

/** Thousands of pages of entries are not read as a whole for what their heads alone say. */
function publishedByHead(html: string, page: Page, request: BuildRequest): string {
  const end = isComposed(page) ? headEnd(html) : html.length
  return published(html.slice(0, end), page, request) + html.slice(end)
}

/** The content of a page as it has to be written where another one lies. */
function movedTo(page: Page, at: Page, html: string, { project, files }: BuildRequest): string {
  const [from, to] = [outputPath(page), outputPath(at)]
  if (folderOf(from) === folderOf(to)) return html
  const built = new Set(Object.values(project.pages).map(outputPath))
  const has = (path: string) => files.sizes.has(path) || built.has(path)
  const kind = isComposed(page) ? 'fragment' : 'document'
  return mapHtmlAddresses(html, kind, (address) => moveAddress(address, { from, to, moved: new Map(), has }))
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

interface Assembling {
  /** Says where the page lies. */
  readonly page: Page
  readonly handled: string
  readonly runtime: PageParts
}

/** The whole text of a page: put together by us, or as it came with what the project adds to it. */
function assembled({ page, handled, runtime }: Assembling, request: PageRequest): string {
  const { project, apart, settings, files } = request
  const kind = pageKind(page)
  const clean = withoutEditorMarks(handled, kind)
  if (isComposed(page)) return composePage({ project, page, sizes: files.sizes, settings }, clean, runtime)
  const viewer = splineViewerTag(handled, kind, settings)
  const scripts = [...runtime.actions, ...runtime.engine].map((script) => scriptTag(script, outputPath(page)))
  const linked = withLibraries(clean, { page, project, apart, sizes: files.sizes })
  return withScripts(linked, viewer === '' ? scripts : [viewer, ...scripts], kind)
}

/** As it goes out, with what the record of the project asks for: links to its icons, whole addresses of the site. */
function published(html: string, page: Page, { project, mode, files }: BuildRequest): string {
  if (mode !== 'export') return html
  const kind = isComposed(page) ? 'document' : pageKind(page)
  const path = outputPath(page)
  const linked = readAddedFiles(project).manifest ? withManifest(html, { kind, path, sizes: files.sizes }) : html
  const site = siteAddress(project)
  const isAnywhere = isComposed(page) && path === '404.html'
  const root = site === null ? '/' : new URL(site).pathname
  const placed = isAnywhere ? withRootAddresses(linked, { from: path, root }) : linked
  return site === null ? placed : withAbsoluteTags(placed, kind, site + encodePath(path))
}
