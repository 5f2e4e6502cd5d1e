import {
  fail,
  markers,
  paths,
  succeed,
  type OpenProject,
  type Outcome,
  type Page,
  type ProjectSettings,
  type ProjectsService,
} from '@pergola/contracts'
import { pageSheets, tailwindPath } from '@pergola/site/page-sheets'
import {
  createSiteDocument,
  filesOfCachedPage,
  noProjectSteps,
  resume,
  stepsThatHold,
  textsOf,
  type ProjectSteps,
  type CachedPage,
  type StoredProject,
} from '@pergola/site/document'
import { attributeOf, findAll, isXmlPath, parseHtml, type ReadXml } from '@pergola/site/html'
import { findPage, isComposed, outputPath } from '@pergola/site/project'
import { projectPath } from '../frame/project-address.ts'
import { createTurns } from '../frame/turns.ts'
import { addressBase } from './address-base.ts'
import { createOpenPage } from './create-open-page.ts'
import type { OpenPage } from './open-page.ts'
import { bringSymbols } from './lazy-symbols.ts'
import { isSheetLink } from './page-sheets.ts'

interface LoadPageInput {
  readonly projects: ProjectsService
  readonly open: OpenProject
  /** As they are at that time: the page follows them. */
  readonly settings: () => ProjectSettings
  readonly origin: string
  /** Steps of the page before that are of the whole project. */
  readonly projectSteps?: ProjectSteps
  /** A person wants it however large it is. */
  readonly anySize?: boolean
  /** The page as it was left. */
  readonly cached?: CachedPage | null
  /** Told why some steps can no longer be done: other pages have changed the rules that they are about. */
  readonly onLost?: (message: string) => void
}

type LoadFailure = 'page-missing' | 'file-missing' | 'worker-lost' | 'too-large'

function namedSheets({ open, settings }: LoadPageInput, page: Page, html: string): string[] {
  // The page itself is read once, when it is opened; its links alone say which sheets it needs.
  const tags = parseHtml(html.match(/<(?:link|base)\b[^>]*>/gi)?.join('') ?? '')
  const base = addressBase(tags, outputPath(page))
  const links = 'path' in base ? [...findAll(tags, isSheetLink)] : []
  const linked = links.map((link) => projectPath(attributeOf(link, 'href') ?? '', 'path' in base ? base.path : ''))
  const ours = pageSheets(open.project, page, new Map(Object.entries(open.files)), settings()).map((sheet) =>
    sheet.kind === 'file' ? sheet.path : null,
  )
  return [...ours, ...linked].filter((path) => path !== null)
}

/** An edit of an instance is written into its symbol as well. */
function symbolFiles({ project }: OpenProject, html: string): readonly string[] {
  if (!html.includes(markers.symbolId)) return []
  const used = Object.values(project.symbols).filter(({ id }) => html.includes(id))
  return used.flatMap(({ pathes }) => (pathes ? [pathes.content] : []))
}

/** Every text that a page is made of, but for its own, which says what they are. */
function textPaths(input: LoadPageInput, page: Page, html: string): readonly string[] {
  const { open, projectSteps = noProjectSteps, cached = null } = input
  // A page that links them from the first block on has them at hand.
  const blockSheets = isComposed(page) ? [] : [paths.symbolsCss, paths.templatesCss]
  const named = [
    ...namedSheets(input, page, html),
    ...blockSheets,
    ...symbolFiles(open, html),
    ...textsOf(projectSteps),
  ]
  // The one that stands for the other when Tailwind is switched on or off; utilities are made, not read.
  if (isComposed(page)) named.push(paths.globalRules)
  const wanted = new Set([page.pathes.css, page.pathes.js, ...named, ...(cached ? filesOfCachedPage(cached) : [])])
  wanted.delete(tailwindPath(page.name))
  return [...wanted].filter((path) => path !== '' && Object.hasOwn(open.files, path))
}

/** What cannot be read is left out; null when nothing can be read any more. */
async function readTexts(projects: ProjectsService, wanted: readonly string[]): Promise<Record<string, string> | null> {
  const texts = await Promise.all(wanted.map(async (path) => [path, await projects.readText(path)] as const))
  if (texts.some(([, text]) => !text.ok && text.failure === 'worker-lost')) return null
  return Object.fromEntries(texts.flatMap(([path, text]) => (text.ok ? [[path, text.value]] : [])))
}

/** What reads a page of XHTML; few projects have one. */
async function bringXml({ pathes }: Page): Promise<Outcome<{ readXml?: ReadXml }, 'worker-lost'>> {
  if (!isXmlPath(pathes.html)) return succeed({})
  try {
    const { readXml } = await import('./xml-pages.ts')
    return succeed({ readXml })
  } catch (error) {
    return fail('worker-lost', String(error))
  }
}

/** Fewer tags than that are neither too many nor nested too deep, and are drawn without waiting for what asks. */
const tagsUnasked = 5000

async function tooManyElements(html: string): Promise<number | null> {
  const part =
    html.split('<', tagsUnasked + 1).length > tagsUnasked ? await import('./rare-pages.ts').catch(() => null) : null
  return part?.tooManyElements(html) ?? null
}

/** The page as it was left, with what other pages did to its sheets since; null where its history does not go on. */
async function goOn(
  { projectSteps = noProjectSteps, onLost }: LoadPageInput,
  name: string,
  cached: CachedPage,
  stored: StoredProject,
): Promise<CachedPage | null> {
  const part = await import('./rested-sheets.ts').catch(() => null)
  const said = part?.followOthers(name, cached, projectSteps.past, stored) ?? []
  if (!resume(cached, projectSteps.past, stored)) return null
  for (const words of said) onLost?.(words)
  return cached
}

/** Reads a page and every text it is made of, all at once after the page itself has said what it needs. */
export async function loadPage(input: LoadPageInput, name: string): Promise<Outcome<OpenPage, LoadFailure>> {
  const { projects, open, settings, origin, projectSteps = noProjectSteps, cached = null } = input
  const page = findPage(open.project, name)
  if (!page) return fail('page-missing', name)
  const html = await projects.readText(page.pathes.html)
  if (!html.ok) return fail(html.failure, page.pathes.html)
  const elements = input.anySize ? null : await tooManyElements(html.value)
  if (elements !== null) return fail('too-large', String(elements))

  const kept = bringSymbols({ record: open.project, page })
  const texts = await readTexts(projects, textPaths(input, page, html.value))
  const isKept = await kept
  if (!isKept.ok) return isKept
  if (!texts) return fail('worker-lost')
  const files = { ...texts, [page.pathes.html]: html.value }
  const xml = await bringXml(page)
  if (!xml.ok) return xml
  const opened = { projectId: open.id, page, settings, origin }
  const stored = { texts: files, record: open.project }
  const rested = cached && (await goOn(input, name, cached, stored))
  if (rested) {
    await rested.document.prepare(page.pathes.html, createTurns())
    return succeed(createOpenPage({ ...opened, site: rested.document, history: rested.history }))
  }
  const site = createSiteDocument({ files, record: open.project, ...xml.value })
  await site.prepare(page.pathes.html, createTurns())
  const standing = { document: site, files: new Set(Object.keys(open.files)) }
  const past = stepsThatHold(standing, projectSteps.past)
  const future = stepsThatHold(standing, projectSteps.future)
  return succeed(createOpenPage({ ...opened, site, past, future }))
}
