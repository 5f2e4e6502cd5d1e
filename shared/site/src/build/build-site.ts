import { motionScriptPath, paths, runtimePaths } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import { collectionsPath } from '../collections/collections-path.ts'
import type { ContentBuild } from '../collections/content-build.ts'
import { plainText } from '../encoding/index.ts'
import { isComposed, isPublished, siteAddress } from '../project/index.ts'
import { addedFiles } from './added-files.ts'
import { buildPage } from './build-page.ts'
import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { isEditorPath } from './editor-folders.ts'
import { isOldSubset } from '../font-subsets/subset-paths.ts'
import { isOldVariant } from '../pictures/variant-paths.ts'
import { isOldJoined, joinLibraries } from './join-libraries.ts'
import { tailwindPath } from './page-sheets.ts'
import { motionLibraries } from './motion-files.ts'
import { noticesFile } from './notices.ts'
import type { MadeSite } from './page-kinds.ts'
import { isOldRuntime, runtimeOutput } from './runtime-files.ts'
import { sliderFiles } from './slider-files.ts'

/** The whole site, sorted by path. The same request gives the same files on any thread. */
export async function buildSite(request: BuildRequest): Promise<BuiltFile[]> {
  const joined = await joinLibraries(request)
  const content = await contentOf(request)
  const built = await buildEach(joined.request, Object.keys(request.project.pages), { apart: request.project, content })
  const pages = await Promise.all(built.files.map((file) => withShortMotions(file, request)))
  const own = ownFiles(request)
  const isUsed = pages.some((page) => page.kind === 'text' && page.text.includes(runtimePaths.start))
  const libraries = [...(await motionLibraries(request, pages)), ...(await sliderFiles(request, pages))]
  const ours = [...runtimeOutput(request, isUsed), ...libraries]
  const notices = request.mode === 'export' ? noticesFile(ours) : []
  const made = new Set([...pages, ...joined.files, ...notices].map(({ path }) => path))
  const added = [...(await addedFiles(request, pages, built.derived)), ...feedsOf(content, request)]
  const files: BuiltFile[] = [...pages, ...joined.files, ...ours, ...notices, ...added]
  for (const path of request.files.sizes.keys()) {
    if (made.has(path) || own.leftOut.has(path) || joined.leftOut.has(path)) continue
    if (isEditorsOwn(path, request) || isMadeByBuild(path, request)) continue
    if (request.mode === 'export' && !request.keepContent && content?.isSource(path)) continue
    if (own.sources.has(path)) {
      if (request.files.sizes.get(path) !== 0) files.push(await buildSource(request, path))
    } else files.push({ kind: 'copy', path, source: path })
  }
  const sorted = files.toSorted((left, right) => (left.path < right.path ? -1 : 1))
  const site: MadeSite = { ...request, derived: built.derived }
  return withPolicies(await withSubsets(await withVariants(sorted, site), site), site)
}

/** Fetched only where the setting asks for it: what reads pictures and rules is of no use to others. */
async function withVariants(files: BuiltFile[], request: MadeSite): Promise<BuiltFile[]> {
  const { pictures, settings, mode } = request
  if (!pictures || mode !== 'export' || !settings.make_picture_variants) return files
  const { makeVariants } = await import('./make-variants.ts')
  const made = await makeVariants(files, request, pictures)
  pictures.onSaved?.(made.savings)
  return made.files
}

/** Behind what changes pages, so that what the site shows is what its files hold. */
async function withSubsets(files: BuiltFile[], request: MadeSite): Promise<BuiltFile[]> {
  const { fonts, settings, mode } = request
  if (!fonts || mode !== 'export' || !settings.make_font_subsets) return files
  const { makeFontSubsets } = await import('./make-font-subsets.ts')
  const made = await makeFontSubsets(files, request, fonts)
  fonts.onSaved?.(made.savings)
  return made.files
}

/** Last: a policy holds for the bytes that go out. */
async function withPolicies(files: BuiltFile[], request: MadeSite): Promise<BuiltFile[]> {
  if (request.mode !== 'export' || !request.settings.add_security_policy) return files
  const { addPolicies } = await import('./add-policies.ts')
  const made = await addPolicies(files, request)
  request.onPolicy?.(made.findings)
  return made.files
}

/**
 * Only the pages named, for a preview after a save. A name without a page, or left out by the mode, gives nothing.
 * `apart` is the project before its libraries were joined.
 */
export async function buildPages(
  request: BuildRequest,
  names: readonly string[],
  apart = request.project,
): Promise<BuiltFile[]> {
  return (await buildEach(request, names, { apart, content: await contentOf(request) })).files
}

interface Surroundings {
  readonly apart: Project
  readonly content: ContentBuild | null
}

/** `derived`: pages that are made of another one, with content in it. */
async function buildEach(request: BuildRequest, names: readonly string[], { apart, content }: Surroundings) {
  const wanted = new Set(names)
  const pages = Object.values(request.project.pages).filter((page) => wanted.has(page.name) && isBuilt(page, request))
  const files: BuiltFile[] = []
  const derived: Page[] = []
  for (const page of pages) {
    const built = await buildPage(page, { ...request, apart, content })
    files.push(...built.files)
    derived.push(...built.derived)
  }
  return { files, derived }
}

/** Fetched only where the project describes collections. */
async function contentOf(request: BuildRequest): Promise<ContentBuild | null> {
  if (!request.files.sizes.has(collectionsPath)) return null
  const { openContent } = await import('../collections/content-build.ts')
  return openContent(request)
}

function feedsOf(content: ContentBuild | null, { project, mode }: BuildRequest): BuiltFile[] {
  if (!content || mode !== 'export') return []
  return content.feeds(siteAddress(project)).map((feed) => ({ kind: 'text', ...feed }))
}

function isBuilt(page: Page, { mode, files }: BuildRequest): boolean {
  return files.sizes.has(page.pathes.html) && (mode === 'preview' || isPublished(page))
}

async function buildSource(request: BuildRequest, path: string): Promise<BuiltFile> {
  const shorten = minifierOf(request, path)
  // In another encoding it goes out as it is.
  const text = shorten ? plainText(path, await request.files.read(path)) : null
  const short = shorten && text !== null ? await attempt(shorten, text) : ''
  if (short === null) request.minify?.onRefused?.(path)
  // A file of comments alone shortens to nothing, and its pages link it.
  const isShorter = short !== null && short !== '' && short !== text
  return isShorter ? { kind: 'text', path, text: short } : { kind: 'copy', path, source: path }
}

/** The scripts of motions are made with the pages that play them, and are own scripts like any other. */
async function withShortMotions(file: BuiltFile, request: BuildRequest): Promise<BuiltFile> {
  const { path } = file
  const isMotion =
    file.kind === 'text' && Object.keys(request.project.pages).some((name) => path === motionScriptPath(name))
  const shorten = isMotion ? minifierOf(request, path) : undefined
  if (!shorten || file.kind !== 'text') return file
  const short = await attempt(shorten, file.text)
  if (short === null) request.minify?.onRefused?.(path)
  return short ? { ...file, text: short } : file
}

type Minifier = (text: string) => string | Promise<string>

function minifierOf({ settings, mode, minify }: BuildRequest, path: string): Minifier | undefined {
  if (mode !== 'export') return undefined
  if (path.endsWith('.css')) return settings.minify_Css ? minify?.css : undefined
  return settings.minify_Js ? minify?.js : undefined
}

/** Null for a text that the minifier cannot read. People write such files, and look for the fault in the browser. */
async function attempt(shorten: Minifier, text: string): Promise<string | null> {
  try {
    return await shorten(text)
  } catch {
    return null
  }
}

/** Text files that Pergola made and the build may shorten, drop when empty, or leave out by the settings. */
function ownFiles({ project, settings, mode }: BuildRequest) {
  const pages = Object.values(project.pages)
  const composed = pages.filter(isComposed)
  const withheld = mode === 'export' ? pages.filter((page) => !isPublished(page)) : []
  const leftOut = new Set(withheld.flatMap((page) => [page.pathes.html, ...codeFiles(page)]))
  const sources = new Set(composed.flatMap(codeFiles))
  // Without a page to see that links them, the shared files are an imported site's own.
  if (composed.every((page) => page.hidden)) return { leftOut, sources }
  if (!settings.include_canvas_styles_in_build_file) leftOut.add(paths.canvasStyles)
  if (settings.enable_tailwind) leftOut.add(paths.globalRules)
  else for (const page of composed) leftOut.add(tailwindPath(page.name))
  for (const path of sharedSources) sources.add(path)
  return { leftOut, sources }
}

const sharedSources = [
  paths.canvasStyles,
  paths.globalRules,
  paths.globalCss,
  paths.globalJs,
  paths.fontsCss,
  paths.symbolsCss,
  paths.templatesCss,
]

/** Sheets and script of a composed page; an imported page's may serve others too. */
function codeFiles(page: Page): string[] {
  return isComposed(page) ? [page.pathes.css, page.pathes.js, tailwindPath(page.name)] : []
}

/** What an earlier build left among the files, such as in a zip that was loaded again. */
function isMadeByBuild(path: string, { project, files }: BuildRequest): boolean {
  if (isOldRuntime(path, project) || isOldVariant(path, files.sizes)) return true
  if (isOldSubset(path, files.sizes)) return true
  const pages = Object.values(project.pages)
  return pages.every((page) => page.hidden || isComposed(page)) && isOldJoined(path, project)
}

/** What only the editor reads, of no use to a visitor. A site of its own may well have a folder of the same name. */
function isEditorsOwn(path: string, { project }: BuildRequest): boolean {
  if (isEditorPath(path)) return !project.siteFiles?.includes(path)
  const libraries = [...project.jsHeaderLibs, ...project.jsFooterLibs]
  return libraries.some(({ typesPath }) => typesPath.startsWith('types/') && path.startsWith(`${typesPath}/`))
}
